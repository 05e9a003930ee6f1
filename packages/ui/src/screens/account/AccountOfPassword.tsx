/** Whose password a form is about, where it does not ask: password managers then find and change the right entry. */
export const AccountOfPassword = ({ email }: { readonly email: string }) => (
  <input type="text" autoComplete="username" value={email} readOnly hidden />
);
