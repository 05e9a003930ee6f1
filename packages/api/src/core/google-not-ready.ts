/** The message of social login and its button, which is not offered. Beside the other texts, which sign-in does not load. */
export const googleNotReadyText = 'Google Login feature is under development';
