import { Button } from '#primitives/Button/Button.tsx';

type GoogleButtonProps = Readonly<{ label: string; onClick?: (() => void) | undefined }>;

/** Google's logo as an outline in the text colour. */
export const GoogleMark = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M19.5 8A8.5 8.5 0 1 0 20.5 12.2H12.5" />
  </svg>
);

/** Continue with Google. */
export const GoogleButton = ({ label, onClick }: GoogleButtonProps) => (
  <Button variant="secondary" size="lg" block onClick={onClick}>
    <GoogleMark />
    {label}
  </Button>
);
