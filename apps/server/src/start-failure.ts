/** A reason not to start, or not to carry a command out, that one line explains to the person at the terminal. */
export class StartFailure extends Error {
  constructor(line: string, options?: ErrorOptions) {
    super(line, options);
    this.name = 'StartFailure';
  }
}
