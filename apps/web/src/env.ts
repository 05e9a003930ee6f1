declare global {
  interface ImportMetaEnv {
    readonly API_BASE: string;
    readonly SITE_URL: string;
  }
}

/** The settings the build was made with; `settings.ts` has checked them. */
export const env = {
  apiBase: import.meta.env.API_BASE,
  /** Empty when the site is wherever it is opened. */
  siteUrl: import.meta.env.SITE_URL,
} as const;
