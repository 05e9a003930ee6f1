/** The code of a screen could not be fetched: no connection, or a newer version of the site has taken its place. */
export class ScreenMissing extends Error {
  override readonly name = 'ScreenMissing';

  constructor(cause: unknown) {
    super('The code of a screen could not be fetched.', { cause });
  }
}
