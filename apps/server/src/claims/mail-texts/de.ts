import type { MailTexts } from './mail-texts';

/** The mails about a claim in German. */
export const de: MailTexts = {
  hello: (firstName) => `Guten Tag ${firstName},`,
  gift: (name, size) => `${name}, Größe ${size}`,
  receipt: {
    subject: (sender, reference) => `Ihr Geschenk von ${sender}: ${reference}`,
    text: (reference) => `Ihre Wahl ist bei uns angekommen. Ihr Zeichen ist ${reference}.`,
  },
  change: {
    subject: (sender, reference) => `Ihr Geschenk von ${sender} wurde geändert: ${reference}`,
    text: 'Ihr Geschenk, seine Größe oder Ihre Anschrift wurde geändert. Waren Sie das nicht, sehen Sie bitte gleich nach.',
  },
  sent: {
    subject: (sender, reference) => `Ihr Geschenk von ${sender} ist unterwegs: ${reference}`,
    text: (reference) =>
      `Ihr Geschenk ist mit dem Kurier unterwegs zu der Anschrift, die Sie angegeben haben. Ihr Zeichen ist ${reference}.`,
    page: 'Auf Ihrer persönlichen Seite sehen Sie es weiterhin. Den Link dorthin finden Sie in der Mail, die Ihre Wahl bestätigt hat.',
  },
  page: (until) =>
    `Auf Ihrer persönlichen Seite können Sie es ansehen und ${until === null ? '' : `bis ${until} `}etwas ändern oder zurücktreten:`,
  secret: 'Bitte geben Sie diesen Link nicht weiter: Wer ihn hat, sieht Ihre Anschrift.',
};
