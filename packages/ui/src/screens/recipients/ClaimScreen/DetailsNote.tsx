import { useCapability } from '@gifting/api/capabilities/queries';
import { Eraser, Eye, FileText, Lock } from 'lucide-react';
import { useId } from 'react';
import { useRecipientTexts } from '../shared/languages/useRecipientTexts';
import './DetailsNote.css';

type DetailsNoteProps = Readonly<{
  sender: string;
  /** Whether the sender sees the address. */
  collected: boolean;
}>;

/** What happens to what a recipient enters: what is kept, who sees it, until when, and what is never asked. */
export const DetailsNote = ({ sender, collected }: DetailsNoteProps) => {
  const id = useId();
  const texts = useRecipientTexts().texts.claim.details;
  const erases = useCapability('campaigns.erasure');
  const points = [
    { Icon: FileText, term: texts.kept, text: texts.keptText },
    { Icon: Eye, term: texts.seen, text: (collected ? texts.collected : texts.masked)(sender) },
    { Icon: Eraser, term: texts.until, text: erases ? texts.untilErased : texts.untilText },
    { Icon: Lock, term: texts.never, text: texts.neverText },
  ];
  return (
    <section className="details-note" aria-labelledby={id}>
      <h2 className="t-heading" id={id}>
        {texts.title}
      </h2>
      <dl>
        {points.map(({ Icon, term, text }) => (
          <div key={term}>
            <dt className="strong">
              <Icon className="icon" />
              {term}
            </dt>
            <dd className="t-sm">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
