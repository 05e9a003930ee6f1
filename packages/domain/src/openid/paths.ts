/** The page to which an OpenID provider sends a person back. It is beside `paths`, which every page loads. */
export const openIdReturnPath = '/sign-in/return';
