/** An expected failure of a start or a command. Its message, one line, is shown without a stack. */
export class StartFailure extends Error {
  constructor(line: string, options?: ErrorOptions) {
    super(line, options);
    this.name = 'StartFailure';
  }
}
