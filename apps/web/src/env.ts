declare global {
  interface ImportMetaEnv {
    readonly API_BASE: string;
    readonly SITE_URL: string;
  }
}

/** The build's settings, checked by `settings.ts`. */
export const env = {
  apiBase: import.meta.env.API_BASE,
  /** Empty if the site runs at whatever origin it is opened at. */
  siteUrl: import.meta.env.SITE_URL,
} as const;
