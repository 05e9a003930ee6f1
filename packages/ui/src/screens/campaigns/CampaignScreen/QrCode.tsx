import { encode } from 'uqr';

type QrCodeProps = Readonly<{
  /** What it says: a link. */
  text: string;
  /** Its accessible name. */
  label: string;
}>;

/** A QR code with its quiet zone of four modules, of any size. Loaded apart, with the library that computes it. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={dark.join('')} fill="currentColor" />
    </svg>
  );
};
