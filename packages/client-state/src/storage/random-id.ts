/** A random id of 128 bits, in hexadecimal. Unlike `crypto.randomUUID` it works without https. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
