import './Logo.css';

type LogoProps = Readonly<{
  /** The name of the brand; its ampersand, if it has one, is the ribbon of the word. */
  name: string;
}>;

/** The brand as a word. Put it inside the link to the home page, whose accessible name it then is. */
export const Logo = ({ name }: LogoProps) => {
  const [first, ...rest] = name.split('&');
  return (
    <span className="logo">
      {first}
      {rest.length > 0 && <span className="logo__amp">&amp;</span>}
      {rest.join('&')}
    </span>
  );
};
