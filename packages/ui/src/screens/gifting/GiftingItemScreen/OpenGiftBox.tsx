import type { ReactNode } from 'react';
import './OpenGiftBox.css';

/** A leaf of tissue at a corner of the box. */
const Leaf = () => (
  <svg className="leaf" viewBox="-66 -106 128 108" preserveAspectRatio="none" aria-hidden="true">
    <path className="leaf__face" d="M-20 0C-52-30-64-62-58-92L-30-80-8-104 20-84 54-96C64-60 50-30 20 0z" />
    <path className="leaf__fold" d="M0 0-8-104 20-84z" />
    <path className="leaf__light" d="M-8 0-58-92-30-80z" />
    <path className="leaf__turn" d="M12 0 54-96C64-60 50-30 20 0z" />
  </svg>
);

type OpenGiftBoxProps = Readonly<{
  /** Printed inside the lid: the name and a line about it. */
  lid: ReactNode;
  /** The content of the box. */
  children: ReactNode;
}>;

/** A box seen from above: the open lid is the page header, the content lies in tissue. */
export const OpenGiftBox = ({ lid, children }: OpenGiftBoxProps) => (
  <div className="obox">
    <div className="obox__lid">
      <div className="obox__text">{lid}</div>
    </div>
    <div className="obox__hinge" />
    <div className="obox__tray">
      <div className="obox__leaves">
        <Leaf />
        <Leaf />
        <Leaf />
        <Leaf />
      </div>
      <div className="obox__well">{children}</div>
    </div>
  </div>
);
