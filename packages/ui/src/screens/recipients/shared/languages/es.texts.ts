import type { RecipientTexts } from './recipient-texts';

/** The texts of the pages behind a claim link in Spanish. */
export const es: RecipientTexts = {
  page: {
    language: 'Idioma',
    cancel: 'Cancelar',
    close: 'Cerrar',
    select: '-- Elige --',
    tryAgain: 'Volver a intentarlo',
    loaded: 'Cargado',
  },
  recipient: {
    submitted: 'Formulario enviado',
    size: 'Talla',
    sizeHint: 'Con tus propias palabras, por ejemplo M o 42.',
    noSize: 'Este regalo no necesita talla',
  },
  claim: {
    title: 'Rellena tus datos, por favor',
    submit: 'Enviar',
    choose: (count, of) => (count === 1 ? `Elige uno de ${of} regalos` : `Elige ${count} de ${of} regalos`),
    gifts: (count) => (count === 1 ? 'Tu regalo' : 'Tus regalos'),
    sizes: 'Tallas',
    sizeOf: (gift) => `Talla, ${gift}`,
    sizeLeft: (size, count) => (count === 1 ? `${size} (queda 1)` : `${size} (quedan ${count})`),
    sizeGone: (size) => `${size} (agotada)`,
    sizesGone: (sizes) => `Agotado: ${sizes}. Si alguien devuelve una, volverá a ofrecerse aquí.`,
    guide: {
      title: 'Guía de tallas',
      caption: (gift) => `Guía de tallas, ${gift}`,
      size: 'Talla',
      chest: 'Contorno de pecho',
      length: 'Largo',
      unit: 'Unidad',
      cm: 'cm',
      inches: 'pulgadas',
      how: 'Extiende una prenda que te quede bien, mide de axila a axila y multiplica por dos: ese es el contorno de pecho.',
    },
    free: 'No pagas nada: el regalo y el envío ya están pagados',
    details: {
      title: 'Qué pasa con tus datos',
      kept: 'Qué se guarda',
      keptText:
        'Tu nombre, dirección, correo y teléfono, y los regalos y tallas que eliges: para prepararlos y entregarlos.',
      seen: 'Quién los ve',
      masked: (sender) =>
        `Quienes preparan y entregan. ${sender} solo sabrá tu nombre, lo que has elegido y cómo empieza tu código postal.`,
      collected: (sender) =>
        `Quienes preparan y entregan, y ${sender}: tu nombre, lo que has elegido y tu dirección.`,
      until: 'Hasta cuándo',
      untilText:
        'Renuncia al regalo en tu página privada mientras se pueda cambiar, y todo se borrará al momento.',
      untilErased:
        'Puedes borrarlos cuando quieras en tu página privada: al momento, mientras puedas renunciar al regalo; después, en cuanto haya llegado.',
      never: 'Qué no se pide nunca',
      neverText: 'Ni tarjeta, ni datos bancarios, ni contraseña. Si una página te los pide, no es nuestra.',
    },
    gone: 'Agotado',
    loading: 'Cargando tu regalo',
    error: 'Algo ha ido mal',
    failed: 'Algo ha ido mal',
    taken: 'Alguien acaba de llevarse lo que habías elegido',
    takenHint:
      'Se te han adelantado por un instante. No se ha perdido nada de lo que has escrito: elige otra cosa.',
    from: (sender, company) => (company ? `De ${sender}, ${company}` : `De ${sender}`),
    openUntil: (time) => `Abierto hasta el ${time}`,
  },
  linkStates: {
    'unknown link': {
      tag: 'Desconocido',
      title: () => 'No conocemos este enlace',
      text: () =>
        'Puede que falte una letra al final, porque algunos correos parten las líneas largas. Copia el enlace entero o pide uno nuevo.',
    },
    cancelled: {
      tag: 'Cancelado',
      title: () => 'Este regalo se ha cancelado',
      text: (sender) => `${sender} lo ha cancelado. No se enviará nada, y no tienes que hacer nada.`,
    },
    draft: {
      tag: 'En preparación',
      title: () => 'Esta página se está preparando',
      text: (sender) => `Tu enlace funciona. ${sender} aún no ha terminado la página: vuelve más tarde.`,
    },
    'yours already': {
      tag: 'Tuyo',
      title: () => 'Ya has usado este enlace',
      text: () => 'Tu elección tiene su propia página: allí puedes cambiarla o renunciar a ella.',
    },
    'claimed by somebody else': {
      tag: 'Usado',
      title: () => 'Otra persona ha usado este enlace',
      text: (sender) =>
        `Solo sirve una vez. Si fuiste tú, abre el enlace privado que recibiste entonces. Si no, avisa a ${sender}.`,
    },
    'not yet open': {
      tag: 'Aún no abierto',
      title: (time) => `Se abre el ${time}`,
      text: () => 'Tu enlace funciona. Los regalos aún no están listos: vuelve entonces para elegir el tuyo.',
    },
    closed: {
      tag: 'Cerrado',
      title: (time) => `Se cerró el ${time}`,
      text: (sender) =>
        `Los paquetes se están preparando y ya no se puede añadir nada. Si aún cabe una excepción, lo decide ${sender}.`,
    },
    paused: {
      tag: 'En pausa',
      title: () => 'En pausa por el momento',
      text: (sender) =>
        `${sender} ha puesto este regalo en pausa. Lo que has escrito se conserva: vuelve más tarde.`,
    },
    'all gone': {
      tag: 'Agotado',
      title: () => 'Ya no quedan regalos',
      text: () => 'Si alguien devuelve uno, volverá a ofrecerse aquí.',
    },
  },
  link: {
    unknownSender: 'De alguien que no podemos nombrar: esta dirección no corresponde a ningún regalo',
    lookAgain: 'Mirar otra vez',
    looking: 'Mirando',
    openClaim: 'Ver mi elección',
  },
  claimed: {
    title: 'Es tuyo',
    withdrawnTitle: 'Has renunciado a tu regalo',
    withdrawnText: 'Vuelve a estar disponible para los demás, y lo que escribiste se ha borrado.',
    lead: (sender) => `${sender} hará que te lo envíen.`,
    loading: 'Cargando tu elección',
    error: 'Algo ha ido mal',
    unknown: 'No conocemos esta página',
    unknownHint: 'Puede que falte una letra al final del enlace. Cópialo entero.',
    reference: 'Referencia',
    link: 'Tu enlace privado',
    linkHint: 'Guárdalo: es la única forma de volver a esta página. No se lo pases a nadie.',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado',
    notCopied: 'No se ha podido copiar el enlace. Selecciónalo y cópialo tú.',
    gifts: 'Tus regalos',
    size: (size) => `Talla ${size}`,
    address: 'Entrega',
    changeUntil: (time) => `Puedes cambiarlo o renunciar a él hasta el ${time}.`,
    changeAnytime: 'Puedes cambiarlo o renunciar a él hasta que se prepare el paquete.',
    locked: 'Ya no se puede cambiar: los paquetes se están preparando.',
    change: 'Cambiar',
    save: 'Guardar cambios',
    keep: 'Dejarlo como estaba',
    changed: 'Tus cambios se han guardado',
    withdraw: 'Renunciar',
    withdrawTitle: '¿Renunciar a tu regalo?',
    withdrawText:
      'Volverá a estar disponible para los demás y se borrará lo que has escrito. Puede que ya no esté cuando vuelvas.',
    withdrawing: 'Renunciando',
    withdrawn: 'Has renunciado a tu regalo',
    erase: {
      title: 'Borrar mis datos',
      means: {
        withdraws: () =>
          'Tu nombre, dirección, correo y teléfono se borran al momento, y tu regalo vuelve a estar disponible para los demás. Solo queda tu referencia, sin ningún nombre al lado.',
        'at once': () =>
          'Tu nombre, dirección, correo y teléfono se borran al momento. Lo que elegiste sigue contando, sin ningún nombre al lado.',
        'once delivered': (sender) =>
          `Tu paquete se está preparando: tu nombre, dirección, correo y teléfono se conservan hasta que llegue y después se borran solos. Lo que ${sender} había anotado sobre ti se borra al momento. Lo que elegiste sigue contando, sin ningún nombre al lado.`,
        asked: () =>
          'Lo has pedido: tu nombre, dirección, correo y teléfono se borrarán en cuanto llegue tu regalo.',
      },
      ask: 'Borrar mis datos',
      question: '¿Borrar tus datos?',
      final: 'No se puede deshacer.',
      keep: 'Conservarlos',
      deleting: 'Borrando',
      done: 'Tus datos se han borrado',
      accepted: 'Se borrarán en cuanto llegue tu regalo',
      goneTitle: 'Tus datos se han borrado',
      gone: (reference) =>
        `De ti no queda nada más que la referencia ${reference}, sin ningún nombre al lado.`,
    },
    failed: 'Algo ha ido mal',
    taken: 'Alguien acaba de llevárselo. Elige otra cosa.',
  },
  delivery: {
    legend: 'Entrega',
    optional: 'Opcional',
    required: '* obligatorio',
    hints: { postalCode: '¿No hay códigos postales donde vives? Escribe un guion.' },
    reset: 'Restablecer',
    submitting: 'Enviando',
    labels: {
      firstName: 'Nombre',
      lastName: 'Apellidos',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      deliveryAddress1: 'Calle y número',
      deliveryAddress2: 'Piso, puerta u otros datos',
      postTown: 'Localidad',
      postalCode: 'Código postal',
    },
    order: [
      'firstName',
      'lastName',
      'email',
      'phone',
      'deliveryAddress1',
      'deliveryAddress2',
      'postalCode',
      'postTown',
    ],
  },
  messages: {
    missing: {
      size: 'Elige tu talla',
      firstName: 'Escribe tu nombre',
      lastName: 'Escribe tus apellidos',
      email: 'Escribe tu correo electrónico',
      phone: 'Escribe tu teléfono',
      deliveryAddress1: 'Escribe la calle y el número',
      postalCode: 'Escribe tu código postal',
      postTown: 'Escribe tu localidad',
    },
    malformedEmail: 'Escribe un correo como nombre@empresa.com',
    tooLong: (max) => `Usa ${max} caracteres como máximo`,
    sizeGone: 'Esta talla está agotada. Elige otra',
    noGift: 'Elige al menos un regalo',
    atMost: (count) => `Elige ${count} como máximo`,
  },
};
