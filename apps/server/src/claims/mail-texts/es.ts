import type { MailTexts } from './mail-texts';

/** The mails about a claim in Spanish. */
export const es: MailTexts = {
  hello: (firstName) => `Hola, ${firstName}:`,
  gift: (name, size) => `${name}, talla ${size}`,
  receipt: {
    subject: (sender, reference) => `Tu regalo de ${sender}: ${reference}`,
    text: (reference) => `Hemos recibido tu elección. Tu referencia es ${reference}.`,
  },
  change: {
    subject: (sender, reference) => `Tu regalo de ${sender} ha cambiado: ${reference}`,
    text: 'Se ha cambiado tu regalo, su talla o tu dirección. Si no has sido tú, compruébalo enseguida.',
  },
  sent: {
    subject: (sender, reference) => `Tu regalo de ${sender} está en camino: ${reference}`,
    text: (reference) =>
      `Tu regalo ha salido con el transportista hacia la dirección que nos diste. Tu referencia es ${reference}.`,
    page: 'Sigues viéndolo en tu página privada, cuyo enlace está en el correo que confirmó tu elección.',
  },
  page: (until) =>
    `Puedes verlo, cambiarlo o renunciar a él${until === null ? '' : ` hasta el ${until}`} en tu página privada:`,
  secret: 'No pases este enlace a nadie: quien lo tenga verá tu dirección.',
};
