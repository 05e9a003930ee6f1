import type { MailTexts } from './mail-texts';

/** The mails about a claim in French. */
export const fr: MailTexts = {
  hello: (firstName) => `Bonjour ${firstName},`,
  gift: (name, size) => `${name}, taille ${size}`,
  receipt: {
    subject: (sender, reference) => `Votre cadeau de la part de ${sender} : ${reference}`,
    text: (reference) => `Votre choix nous est bien parvenu. Votre référence est ${reference}.`,
  },
  change: {
    subject: (sender, reference) => `Votre cadeau de la part de ${sender} a été modifié : ${reference}`,
    text: 'Votre cadeau, sa taille ou votre adresse a été modifié. Si ce n’était pas vous, vérifiez-le sans tarder.',
  },
  sent: {
    subject: (sender, reference) => `Votre cadeau de la part de ${sender} est en route : ${reference}`,
    text: (reference) =>
      `Votre cadeau est parti avec le transporteur, à l’adresse que vous avez donnée. Votre référence est ${reference}.`,
    page: 'Il reste visible sur votre page personnelle, dont le lien se trouve dans l’e-mail qui a confirmé votre choix.',
  },
  page: (until) =>
    `Vous pouvez le voir, le modifier ou y renoncer${until === null ? '' : ` jusqu’au ${until}`} sur votre page personnelle :`,
  secret: 'Ne transmettez ce lien à personne : quiconque l’a voit votre adresse.',
};
