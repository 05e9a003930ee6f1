import { cx } from 'class-variance-authority';
import { OpenLink } from '#app/links.tsx';
import './SocialLinks.css';

/** The four networks with outlined logos (HOME-28, B-09). The specification gives no targets. */
const networks = [
  {
    name: 'Facebook',
    mark: 'M14 8.5h2.5V5H14c-2.2 0-3.5 1.5-3.5 3.5V11H8v3.5h2.5V21H14v-6.5h2.4L17 11h-3V9c0-.3.2-.5.5-.5z',
  },
  {
    name: 'Twitter',
    mark: 'M20.5 6.5c-.7.4-1.4.6-2.1.7a3.5 3.5 0 0 0-6.2 2.9A9.5 9.5 0 0 1 5 6.5a3.6 3.6 0 0 0 1.1 4.8c-.6 0-1.1-.2-1.6-.4 0 1.7 1.1 3.1 2.8 3.5-.5.1-1 .1-1.5 0 .4 1.4 1.7 2.4 3.2 2.4A7 7 0 0 1 3.5 18.2 10 10 0 0 0 18.9 9c.6-.7 1.2-1.5 1.6-2.5z',
  },
  {
    name: 'LinkedIn',
    mark: 'M5 9.5V19M5 5.5v.1M9.5 19V9.5M9.5 13.5c0-5 8.5-5.5 8.5 0V19',
  },
  {
    name: 'Instagram',
    mark: 'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2zM16.7 7.3v.1',
  },
] as const;

/** Links to the social networks, in every footer. Use `sm` in the dashboard. */
export const SocialLinks = ({ size }: Readonly<{ size?: 'sm' }>) => (
  <ul className={cx('social', size && 'social--sm')}>
    {networks.map(({ name, mark }) => (
      <li key={name}>
        <OpenLink className="social__link">
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={mark} />
          </svg>
          <span className="sr-only">{name}</span>
        </OpenLink>
      </li>
    ))}
  </ul>
);
