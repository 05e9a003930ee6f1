/** A screen's code failed to load: no connection, or a newer version has been deployed. */
export class ScreenMissing extends Error {
  override readonly name = 'ScreenMissing';

  constructor(cause: unknown) {
    super('The code of a screen could not be fetched.', { cause });
  }
}
