/**
 * The styles of the sandbox's page beyond the design system: a striped flag, and a card with a bow. Tokens
 * come from the app's style sheets, which the page links.
 */
export const sandboxStyles = `
.sandbox-flag{display:flex;justify-content:center;align-items:center;min-height:3rem;padding:.6rem var(--spacing-gutter);
background:repeating-linear-gradient(135deg,var(--color-status-pending) 0 18px,color-mix(in srgb,var(--color-status-pending) 82%,var(--color-sheen)) 18px 36px);
color:var(--color-status-pending-ink);font-weight:var(--font-weight-semibold);font-size:var(--text-ui);text-align:center}
.sandbox{display:grid;gap:2rem;max-width:68rem;margin-inline:auto;padding:2rem var(--spacing-gutter) 4rem}
.sandbox--one{max-width:34rem}
.sandbox__left{display:grid;gap:.35rem;align-content:start}
.sandbox__sum{font-size:clamp(2.25rem,1.8rem + 2vw,3rem);font-weight:var(--font-weight-semibold);letter-spacing:-.02em;line-height:1.1}
.sandbox__sum span{font-size:.5em;color:var(--color-muted);letter-spacing:0}
.sandbox__left .facts{max-width:22rem}
.wrapcard{position:relative;width:min(100%,22rem);aspect-ratio:1.586;margin:1.6rem 0 1.5rem;border-radius:12px;
background:radial-gradient(120% 90% at 12% 0,color-mix(in srgb,var(--color-primary) 78%,var(--color-sheen)),transparent 60%),var(--color-primary);
box-shadow:var(--shadow-lid);color:var(--color-on-primary)}
.wrapcard__chip{position:absolute;left:1.5rem;top:38%;width:2.9rem;height:2.1rem;border-radius:5px;
background:linear-gradient(90deg,transparent 46%,var(--color-brass) 46% 49%,transparent 49%),linear-gradient(transparent 46%,var(--color-brass) 46% 50%,transparent 50%),linear-gradient(135deg,var(--color-board-light),var(--color-brass-light))}
.wrapcard__no{position:absolute;left:1.5rem;bottom:1.35rem;font-weight:var(--font-weight-medium);letter-spacing:.08em;font-variant-numeric:tabular-nums}
.wrapcard__rib{position:absolute;top:-.4rem;bottom:-.4rem;right:17%;width:2.1rem;
background:linear-gradient(90deg,var(--color-ribbon-fold) 0 1.5px,var(--color-ribbon-crest) 1.5px,var(--color-accent) 40%,var(--color-ribbon-slope) 80%,var(--color-ribbon-fold) calc(100% - 1.5px));
box-shadow:var(--shadow-ribbon)}
.wrapcard__bow{position:absolute;right:calc(17% - 3.7rem);top:22%;width:9.5rem;height:6rem;background:var(--bow) center/contain no-repeat;filter:var(--drop-shadow-bow,none);rotate:-6deg}
.sandbox__form{display:grid;gap:1.25rem;align-content:start;padding:1.75rem 1.25rem 1rem}
.sandbox__end{display:flex;flex-wrap:wrap;gap:.75rem;justify-content:space-between;padding-top:.5rem}
.sandbox__back{border-top:1px solid var(--color-brass);padding-top:.75rem;font-size:var(--text-sm)}
@media (max-width:29.99rem){.sandbox__end .btn{width:100%}}
@media (min-width:48rem){.sandbox__form{padding:2rem 2rem 1rem}}
@media (min-width:56rem){.sandbox{grid-template-columns:22rem minmax(0,1fr);gap:4rem;padding-block:3.5rem 5rem}.sandbox--one{grid-template-columns:1fr;gap:1.5rem}}
`;
