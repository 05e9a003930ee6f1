import type { ReactNode } from 'react';
import './GreyPanel.css';

type GreyPanelProps = Readonly<{
  message: string;
  /** A picture above the message, e.g. `/pictures/state-empty.svg`. */
  picture?: string | undefined;
  /** One button or link under the message. */
  children?: ReactNode;
}>;

/** A sunken area with one message, in place of cards. */
export const GreyPanel = ({ message, picture, children }: GreyPanelProps) => (
  <div className="greypanel">
    {picture && <img src={picture} alt="" width={480} height={480} />}
    <p className="strong">{message}</p>
    {children}
  </div>
);
