import type { RecipientTexts } from './recipient-texts';

/** The texts of the pages behind a claim link in German. */
export const de: RecipientTexts = {
  page: {
    language: 'Sprache',
    cancel: 'Abbrechen',
    close: 'Schließen',
    select: '-- Bitte wählen --',
    tryAgain: 'Noch einmal versuchen',
    loaded: 'Geladen',
  },
  recipient: {
    submitted: 'Formular erfolgreich gesendet',
    size: 'Größe',
    sizeHint: 'In Ihren eigenen Worten, zum Beispiel M oder 42.',
    noSize: 'Für dieses Geschenk wird keine Größe benötigt',
  },
  claim: {
    title: 'Bitte füllen Sie das Formular aus',
    submit: 'Absenden',
    choose: (count, of) =>
      count === 1 ? `Wählen Sie eines von ${of} Geschenken` : `Wählen Sie ${count} von ${of} Geschenken`,
    gifts: (count) => (count === 1 ? 'Ihr Geschenk' : 'Ihre Geschenke'),
    sizes: 'Größen',
    sizeOf: (gift) => `Größe, ${gift}`,
    sizeLeft: (size, count) => `${size} (noch ${count})`,
    sizeGone: (size) => `${size} (vergriffen)`,
    sizesGone: (sizes) => `Vergriffen: ${sizes}. Gibt jemand eine zurück, wird sie hier wieder angeboten.`,
    guide: {
      title: 'Größentabelle',
      caption: (gift) => `Größentabelle, ${gift}`,
      size: 'Größe',
      chest: 'Brustumfang',
      length: 'Länge',
      unit: 'Maßeinheit',
      cm: 'cm',
      inches: 'Zoll',
      how: 'Legen Sie ein Stück, das Ihnen passt, flach hin, messen Sie von Achsel zu Achsel und verdoppeln Sie: Das ist der Brustumfang.',
    },
    free: 'Sie zahlen nichts: Geschenk und Versand sind schon bezahlt',
    details: {
      title: 'Was mit Ihren Angaben geschieht',
      kept: 'Was gespeichert wird',
      keptText:
        'Ihr Name, Ihre Anschrift, E-Mail-Adresse und Telefonnummer sowie die gewählten Geschenke und Größen: um sie zu packen und zuzustellen.',
      seen: 'Wer es sieht',
      masked: (sender) =>
        `Alle, die packen und zustellen. ${sender} erfährt Ihren Namen, Ihre Wahl und von Ihrer Postleitzahl nur den Anfang.`,
      collected: (sender) =>
        `Alle, die packen und zustellen, und ${sender}: Ihren Namen, Ihre Wahl und Ihre Anschrift.`,
      until: 'Wie lange',
      untilText:
        'Treten Sie auf Ihrer persönlichen Seite zurück, solange sich etwas ändern lässt: Dann wird alles sofort gelöscht.',
      untilErased:
        'Sie können Ihre Angaben jederzeit auf Ihrer persönlichen Seite löschen: sofort, solange Sie zurücktreten können, später, sobald das Geschenk angekommen ist.',
      never: 'Wonach nie gefragt wird',
      neverText:
        'Keine Karte, keine Bankverbindung, kein Passwort. Eine Seite, die danach fragt, ist nicht von uns.',
    },
    gone: 'Vergriffen',
    loading: 'Ihr Geschenk wird geladen',
    error: 'Etwas ist schiefgegangen',
    failed: 'Etwas ist schiefgegangen',
    taken: 'Ihre Wahl ist gerade vergeben worden',
    takenHint:
      'Jemand war einen Augenblick schneller. Alles, was Sie eingegeben haben, ist noch da: Wählen Sie etwas anderes.',
    from: (sender, company) => (company ? `Von ${sender}, ${company}` : `Von ${sender}`),
    openUntil: (time) => `Offen bis ${time}`,
  },
  linkStates: {
    'unknown link': {
      tag: 'Unbekannt',
      title: () => 'Diesen Link kennen wir nicht',
      text: () =>
        'Vielleicht fehlt am Ende ein Buchstabe, weil eine E-Mail die lange Zeile umbrochen hat. Kopieren Sie den ganzen Link, oder bitten Sie um einen neuen.',
    },
    cancelled: {
      tag: 'Abgesagt',
      title: () => 'Dieses Geschenk wurde abgesagt',
      text: (sender) => `${sender} hat es abgesagt. Es wird nichts verschickt, und Sie müssen nichts tun.`,
    },
    draft: {
      tag: 'In Vorbereitung',
      title: () => 'Diese Seite wird noch vorbereitet',
      text: (sender) =>
        `Ihr Link funktioniert. ${sender} ist mit der Seite noch nicht fertig: Schauen Sie später wieder vorbei.`,
    },
    'yours already': {
      tag: 'Ihres',
      title: () => 'Mit diesem Link haben Sie schon gewählt',
      text: () => 'Ihre Wahl hat eine eigene Seite. Dort können Sie sie ändern oder zurücktreten.',
    },
    'claimed by somebody else': {
      tag: 'Eingelöst',
      title: () => 'Dieser Link wurde schon von jemand anderem benutzt',
      text: (sender) =>
        `Er gilt nur einmal. Waren Sie das selbst, öffnen Sie den persönlichen Link, den Sie danach bekommen haben. Sonst sagen Sie bitte ${sender} Bescheid.`,
    },
    'not yet open': {
      tag: 'Noch nicht offen',
      title: (time) => `Es geht los: ${time}`,
      text: () =>
        'Ihr Link funktioniert. Die Geschenke sind noch nicht bereit: Kommen Sie dann wieder, um Ihres auszusuchen.',
    },
    closed: {
      tag: 'Geschlossen',
      title: (time) => `Geschlossen seit ${time}`,
      text: (sender) =>
        `Die Pakete werden schon gepackt, deshalb kann nichts mehr dazukommen. Ob es doch noch geht, entscheidet ${sender}.`,
    },
    paused: {
      tag: 'Pause',
      title: () => 'Im Moment ist Pause',
      text: (sender) =>
        `${sender} hat dieses Geschenk angehalten. Was Sie eingegeben haben, bleibt erhalten: Schauen Sie später wieder vorbei.`,
    },
    'all gone': {
      tag: 'Vergriffen',
      title: () => 'Alle Geschenke sind vergeben',
      text: () => 'Wird eines zurückgegeben, erscheint es hier wieder.',
    },
  },
  link: {
    unknownSender: 'Wer dahintersteht, wissen wir nicht: Diese Adresse gehört zu keinem Geschenk',
    lookAgain: 'Noch einmal nachsehen',
    looking: 'Wird nachgesehen',
    openClaim: 'Zu meiner Wahl',
  },
  claimed: {
    title: 'Es gehört Ihnen',
    withdrawnTitle: 'Sie sind zurückgetreten',
    withdrawnText: 'Ihr Geschenk steht den anderen wieder offen, und Ihre Angaben sind gelöscht.',
    lead: (sender) => `${sender} lässt es Ihnen zusenden.`,
    loading: 'Ihre Wahl wird geladen',
    error: 'Etwas ist schiefgegangen',
    unknown: 'Diese Seite kennen wir nicht',
    unknownHint: 'Vielleicht fehlt am Ende des Links ein Buchstabe. Kopieren Sie ihn ganz.',
    reference: 'Ihr Zeichen',
    link: 'Ihr persönlicher Link',
    linkHint: 'Heben Sie ihn auf: Nur er führt hierher zurück. Geben Sie ihn nicht weiter.',
    copy: 'Link kopieren',
    copied: 'Link kopiert',
    notCopied: 'Der Link ließ sich nicht kopieren. Markieren und kopieren Sie ihn selbst.',
    gifts: 'Ihre Geschenke',
    size: (size) => `Größe ${size}`,
    address: 'Lieferung',
    changeUntil: (time) => `Sie können bis ${time} etwas ändern oder zurücktreten.`,
    changeAnytime: 'Sie können etwas ändern oder zurücktreten, bis Ihr Geschenk gepackt ist.',
    locked: 'Es lässt sich nichts mehr ändern: Die Pakete werden schon gepackt.',
    change: 'Ändern',
    save: 'Änderungen speichern',
    keep: 'So lassen, wie es war',
    changed: 'Ihre Änderungen sind gespeichert',
    withdraw: 'Zurücktreten',
    withdrawTitle: 'Möchten Sie zurücktreten?',
    withdrawText:
      'Ihr Geschenk steht dann den anderen wieder offen, und Ihre Angaben werden gelöscht. Wenn Sie wiederkommen, kann es weg sein.',
    withdrawing: 'Sie treten zurück',
    withdrawn: 'Sie sind zurückgetreten',
    erase: {
      title: 'Meine Angaben löschen',
      means: {
        withdraws: () =>
          'Name, Anschrift, E-Mail-Adresse und Telefonnummer werden sofort gelöscht, und Ihr Geschenk steht den anderen wieder offen. Nur Ihr Zeichen bleibt, ohne einen Namen daneben.',
        'at once': () =>
          'Name, Anschrift, E-Mail-Adresse und Telefonnummer werden sofort gelöscht. Ihre Wahl zählt weiter mit, ohne einen Namen daneben.',
        'once delivered': (sender) =>
          `Ihr Paket wird gerade gepackt. Deshalb bleiben Name, Anschrift, E-Mail-Adresse und Telefonnummer gespeichert, bis es angekommen ist, und werden dann von selbst gelöscht. Was ${sender} über Sie eingetragen hat, wird sofort gelöscht. Ihre Wahl zählt weiter mit, ohne einen Namen daneben.`,
        asked: () =>
          'Sie haben darum gebeten: Name, Anschrift, E-Mail-Adresse und Telefonnummer werden gelöscht, sobald Ihr Geschenk angekommen ist.',
      },
      ask: 'Meine Angaben löschen',
      question: 'Ihre Angaben löschen?',
      final: 'Das lässt sich nicht rückgängig machen.',
      keep: 'Behalten',
      deleting: 'Wird gelöscht',
      done: 'Ihre Angaben sind gelöscht',
      accepted: 'Sie werden gelöscht, sobald Ihr Geschenk angekommen ist',
      goneTitle: 'Ihre Angaben sind gelöscht',
      gone: (reference) => `Von Ihnen bleibt nichts als das Zeichen ${reference}, ohne einen Namen daneben.`,
    },
    failed: 'Etwas ist schiefgegangen',
    taken: 'Das ist gerade vergeben worden. Wählen Sie etwas anderes.',
  },
  delivery: {
    legend: 'Lieferung',
    optional: 'Optional',
    required: '* Pflichtfeld',
    hints: { postalCode: 'Gibt es bei Ihnen keine Postleitzahlen? Geben Sie einen Strich ein.' },
    reset: 'Zurücksetzen',
    submitting: 'Wird gesendet',
    labels: {
      firstName: 'Vorname',
      lastName: 'Nachname',
      email: 'E-Mail-Adresse',
      phone: 'Telefon',
      deliveryAddress1: 'Straße und Hausnummer',
      deliveryAddress2: 'Adresszusatz',
      postTown: 'Ort',
      postalCode: 'Postleitzahl',
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
      size: 'Bitte wählen Sie Ihre Größe',
      firstName: 'Bitte geben Sie Ihren Vornamen ein',
      lastName: 'Bitte geben Sie Ihren Nachnamen ein',
      email: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
      phone: 'Bitte geben Sie Ihre Telefonnummer ein',
      deliveryAddress1: 'Bitte geben Sie Straße und Hausnummer ein',
      postalCode: 'Bitte geben Sie Ihre Postleitzahl ein',
      postTown: 'Bitte geben Sie Ihren Ort ein',
    },
    malformedEmail: 'Geben Sie eine E-Mail-Adresse wie name@firma.com ein',
    tooLong: (max) => `Höchstens ${max} Zeichen`,
    sizeGone: 'Diese Größe ist vergriffen. Bitte wählen Sie eine andere',
    noGift: 'Bitte wählen Sie mindestens ein Geschenk',
    atMost: (count) => `Bitte wählen Sie höchstens ${count}`,
  },
};
