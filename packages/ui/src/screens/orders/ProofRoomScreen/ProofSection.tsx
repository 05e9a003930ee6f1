import { formatDay } from '@gifting/domain/dates/dates';
import type { ProofItem } from '@gifting/domain/orders/proofs';
import { MessageSquarePlus } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#primitives/Button/Button.tsx';
import { Card, CardHeader } from '#primitives/Card/Card.tsx';
import { linkStyles } from '#primitives/TextLink/TextLink.tsx';
import { Pin, ProofFigure } from './ProofFigure';
import { proofRoomTexts as texts } from './ProofRoomScreen.texts';

/** The comments on all versions of an item, oldest first, each with its number and version. */
const commentsOf = ({ proofs }: ProofItem) =>
  proofs
    .toReversed()
    .flatMap(({ version, comments }) => comments.map((comment) => ({ ...comment, version })))
    .map((comment, index) => ({ ...comment, number: index + 1 }));

type ProofSectionProps = Readonly<{
  item: ProofItem;
  /** Opens the form of a comment on the newest version; without it none is taken. */
  onComment?: (() => void) | undefined;
}>;

/** An item of an order: its newest proof beside the one before, and what was said about them. */
export const ProofSection = ({ item, onComment }: ProofSectionProps) => {
  const title = useId();
  const heading = useId();
  const [newest, before] = item.proofs;
  const comments = commentsOf(item);
  const numbers = new Map(comments.map(({ id, number }) => [id, number]));
  return (
    <section className="proof-item" aria-labelledby={title}>
      <h2 id={title} className="t-heading">
        {item.name} <span className="proof-item__pieces">{texts.pieces(item.quantity)}</span>
      </h2>
      {newest ? (
        <>
          <div className={before ? 'proof-pair' : 'proof-alone'}>
            <ProofFigure item={item.name} proof={newest} numbers={numbers} />
            {before && <ProofFigure item={item.name} proof={before} numbers={numbers} replaced />}
          </div>
          {newest.kind === 'picture' && (
            <a
              className={linkStyles({ className: 'proof-item__open' })}
              href={newest.link}
              target="_blank"
              rel="noreferrer"
            >
              {texts.download(newest.version)}
            </a>
          )}
          {(onComment || comments.length > 0) && (
            <Card as="section" aria-labelledby={heading}>
              <CardHeader
                headingLevel={3}
                titleId={heading}
                title={
                  <>
                    <span className="sr-only">{texts.commentsOf(item.name)}: </span>
                    {texts.comments(comments.length)}
                  </>
                }
                aside={
                  onComment && (
                    <Button variant="quiet" onClick={onComment} aria-label={texts.commentOn(item.name)}>
                      <MessageSquarePlus className="icon" aria-hidden="true" />
                      {texts.comment}
                    </Button>
                  )
                }
              />
              {comments.length > 0 && (
                <ol className="proof-comments">
                  {comments.map(({ id, number, by, name, text, at, version }) => (
                    <li key={id}>
                      <Pin number={number} />
                      <div>
                        <p className="proof-comments__who">
                          <b className="strong">{by === 'administrator' ? texts.team : name}</b>
                          <span className="t-sm muted">
                            <span className="sr-only">{texts.pin(number)}, </span>
                            {texts.onVersion(formatDay(at) ?? '', version)}
                          </span>
                        </p>
                        <p className="whitespace-pre-line">{text}</p>
                      </div>
                    </li>
                  ))}
                </ol>
              )}
            </Card>
          )}
        </>
      ) : (
        <p className="muted">{texts.plain}</p>
      )}
    </section>
  );
};
