/** Two colours that meet: text on a fill, or a visible edge. */
export type ColourPair = Readonly<{
  /** The token in front, without `color-`. */
  front: string;
  /** The tokens behind it. */
  on: readonly string[];
  /** Text needs 4.5:1, edges, fills and rings 3:1 (WCAG 2.2, 1.4.3 and 1.4.11). */
  kind: 'text' | 'shape';
}>;

/** The smallest contrast ratio each kind may have. */
export const bounds = { text: 4.5, shape: 3 } as const;

const papers = ['canvas', 'surface', 'sunken'] as const;
const tints = ['tissue', 'celadon', 'dusk', 'bone'] as const;

/** Every pair in use. Add a new one here before using it. */
export const pairs: readonly ColourPair[] = [
  {
    front: 'ink',
    on: [...papers, 'kraft', ...tints, 'primary-soft', 'accent-soft', 'surface-hover'],
    kind: 'text',
  },
  { front: 'muted', on: [...papers, ...tints, 'primary-soft', 'surface-hover'], kind: 'text' },
  { front: 'primary', on: [...papers, 'primary-soft', 'celadon'], kind: 'text' },
  { front: 'accent-ink', on: [...papers, 'accent-soft'], kind: 'text' },
  {
    front: 'on-primary',
    on: [
      'primary',
      'primary-hover',
      'primary-active',
      'accent',
      'accent-hover',
      'accent-active',
      'danger',
      'danger-hover',
    ],
    kind: 'text',
  },
  { front: 'on-primary-muted', on: ['primary'], kind: 'text' },
  { front: 'brass-light', on: ['primary'], kind: 'text' },
  { front: 'success', on: [...papers, 'success-soft'], kind: 'text' },
  { front: 'warning', on: [...papers, 'warning-soft'], kind: 'text' },
  { front: 'danger', on: [...papers, 'danger-soft'], kind: 'text' },
  { front: 'danger-hover', on: ['danger-soft'], kind: 'text' },
  { front: 'info', on: [...papers, 'info-soft'], kind: 'text' },
  { front: 'status-pending-ink', on: ['status-pending'], kind: 'text' },
  { front: 'status-active-ink', on: ['status-active'], kind: 'text' },
  { front: 'status-delivered-ink', on: ['status-delivered'], kind: 'text' },
  { front: 'status-cancel-ink', on: ['status-cancel'], kind: 'text' },
  { front: 'line-strong', on: papers, kind: 'shape' },
  { front: 'brass', on: papers, kind: 'shape' },
  { front: 'accent', on: [...papers, 'primary-soft'], kind: 'shape' },
  { front: 'focus', on: [...papers, 'kraft', ...tints], kind: 'shape' },
  { front: 'focus-on-dark', on: ['primary'], kind: 'shape' },
  { front: 'redeem-75', on: ['surface', 'sunken'], kind: 'shape' },
  { front: 'redeem-50', on: ['surface', 'sunken'], kind: 'shape' },
  { front: 'redeem-30', on: ['surface', 'sunken'], kind: 'shape' },
  { front: 'redeem-low', on: ['surface', 'sunken'], kind: 'shape' },
];
