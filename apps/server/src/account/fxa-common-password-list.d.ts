/** The used part of a package without types. */
declare module 'fxa-common-password-list' {
  const commonPasswords: { readonly test: (password: string) => boolean };
  export default commonPasswords;
}
