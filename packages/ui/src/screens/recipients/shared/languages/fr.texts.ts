import type { RecipientTexts } from './recipient-texts';

/** The texts of the pages behind a claim link in French. A no-break space stands before a colon or question mark. */
export const fr: RecipientTexts = {
  page: {
    language: 'Langue',
    cancel: 'Annuler',
    close: 'Fermer',
    select: '-- Choisir --',
    tryAgain: 'Réessayer',
    loaded: 'Chargé',
  },
  recipient: {
    submitted: 'Formulaire envoyé',
    size: 'Taille',
    sizeHint: 'Avec vos propres mots, par exemple M ou 42.',
    noSize: 'Aucune taille à indiquer pour ce cadeau',
  },
  claim: {
    title: 'Merci de remplir ce formulaire',
    submit: 'Envoyer',
    choose: (count, of) =>
      count === 1 ? `Choisissez un cadeau parmi ${of}` : `Choisissez ${count} cadeaux parmi ${of}`,
    gifts: (count) => (count === 1 ? 'Votre cadeau' : 'Vos cadeaux'),
    sizes: 'Tailles',
    sizeOf: (gift) => `Taille, ${gift}`,
    sizeLeft: (size, count) => `${size} (encore ${count})`,
    sizeGone: (size) => `${size} (épuisée)`,
    sizesGone: (sizes) =>
      `Plus disponible : ${sizes}. Si quelqu’un y renonce, la taille sera de nouveau proposée ici.`,
    guide: {
      title: 'Guide des tailles',
      caption: (gift) => `Guide des tailles, ${gift}`,
      size: 'Taille',
      chest: 'Tour de poitrine',
      length: 'Longueur',
      unit: 'Unité',
      cm: 'cm',
      inches: 'pouces',
      how: 'Posez à plat un vêtement à votre taille, mesurez d’une aisselle à l’autre et doublez : c’est le tour de poitrine.',
    },
    free: 'Rien à payer : le cadeau et sa livraison sont déjà réglés',
    details: {
      title: 'Ce que deviennent vos données',
      kept: 'Ce qui est conservé',
      keptText:
        'Votre nom, votre adresse, votre e-mail et votre téléphone, ainsi que les cadeaux et les tailles choisis : pour les emballer et vous les livrer.',
      seen: 'Qui les voit',
      masked: (sender) =>
        `Les personnes qui emballent et livrent. ${sender} ne saura que votre nom, votre choix et le début de votre code postal.`,
      collected: (sender) =>
        `Les personnes qui emballent et livrent, et ${sender} : votre nom, votre choix et votre adresse.`,
      until: 'Jusqu’à quand',
      untilText:
        'Renoncez à votre cadeau sur votre page personnelle tant qu’il peut être modifié : tout est aussitôt effacé.',
      untilErased:
        'Vous pouvez les supprimer à tout moment sur votre page personnelle : aussitôt, tant que vous pouvez renoncer à votre cadeau ; ensuite, dès qu’il sera arrivé.',
      never: 'Ce qui n’est jamais demandé',
      neverText:
        'Ni carte, ni coordonnées bancaires, ni mot de passe. Une page qui vous en demande n’est pas la nôtre.',
    },
    gone: 'Épuisé',
    loading: 'Chargement de votre cadeau',
    error: 'Un problème est survenu',
    failed: 'Un problème est survenu',
    taken: 'Votre choix vient d’être pris',
    takenHint:
      'Quelqu’un a été un instant plus rapide. Rien de ce que vous avez saisi n’est perdu : faites un autre choix.',
    from: (sender, company) => (company ? `De la part de ${sender}, ${company}` : `De la part de ${sender}`),
    openUntil: (time) => `Ouvert jusqu’au ${time}`,
  },
  linkStates: {
    'unknown link': {
      tag: 'Inconnu',
      title: () => 'Nous ne connaissons pas ce lien',
      text: () =>
        'Il manque peut-être une lettre à la fin, car un e-mail a pu couper la longue ligne. Copiez le lien en entier, ou demandez-en un nouveau.',
    },
    cancelled: {
      tag: 'Annulé',
      title: () => 'Ce cadeau a été annulé',
      text: (sender) => `${sender} l’a annulé. Rien ne sera envoyé, et vous n’avez rien à faire.`,
    },
    draft: {
      tag: 'En préparation',
      title: () => 'Cette page est en préparation',
      text: (sender) =>
        `Votre lien fonctionne. ${sender} n’a pas encore terminé la page : revenez plus tard.`,
    },
    'yours already': {
      tag: 'À vous',
      title: () => 'Vous avez déjà utilisé ce lien',
      text: () => 'Votre choix a sa propre page : vous pouvez l’y modifier ou y renoncer.',
    },
    'claimed by somebody else': {
      tag: 'Utilisé',
      title: () => 'Quelqu’un d’autre a utilisé ce lien',
      text: (sender) =>
        `Il ne sert qu’une fois. Si c’était vous, ouvrez le lien personnel reçu ensuite. Sinon, prévenez ${sender}.`,
    },
    'not yet open': {
      tag: 'Pas encore ouvert',
      title: (time) => `Ouverture le ${time}`,
      text: () =>
        'Votre lien fonctionne. Les cadeaux ne sont pas encore prêts : revenez à ce moment-là pour choisir le vôtre.',
    },
    closed: {
      tag: 'Fermé',
      title: (time) => `Fermé depuis le ${time}`,
      text: (sender) =>
        `Les colis sont en cours d’emballage, on ne peut plus rien ajouter. Une exception reste-t-elle possible ? ${sender} en décide.`,
    },
    paused: {
      tag: 'En pause',
      title: () => 'En pause pour le moment',
      text: (sender) =>
        `${sender} a mis ce cadeau en pause. Ce que vous avez saisi est conservé : revenez plus tard.`,
    },
    'all gone': {
      tag: 'Épuisé',
      title: () => 'Tous les cadeaux ont été choisis',
      text: () => 'Si l’un d’eux est rendu, il sera de nouveau proposé ici.',
    },
  },
  link: {
    unknownSender: 'Expéditeur inconnu : cette adresse ne correspond à aucun cadeau',
    lookAgain: 'Vérifier de nouveau',
    looking: 'Vérification',
    openClaim: 'Voir mon choix',
  },
  claimed: {
    title: 'Il est à vous',
    withdrawnTitle: 'Vous avez renoncé à votre cadeau',
    withdrawnText: 'Il est de nouveau proposé aux autres, et ce que vous aviez saisi a été effacé.',
    lead: (sender) => `${sender} vous le fait envoyer.`,
    loading: 'Chargement de votre choix',
    error: 'Un problème est survenu',
    unknown: 'Nous ne connaissons pas cette page',
    unknownHint: 'Il manque peut-être une lettre à la fin du lien. Copiez-le en entier.',
    reference: 'Référence',
    link: 'Votre lien personnel',
    linkHint: 'Gardez-le : lui seul ramène à cette page. Ne le transmettez à personne.',
    copy: 'Copier le lien',
    copied: 'Lien copié',
    notCopied: 'Le lien n’a pas pu être copié. Sélectionnez-le et copiez-le vous-même.',
    gifts: 'Vos cadeaux',
    size: (size) => `Taille ${size}`,
    address: 'Livraison',
    changeUntil: (time) => `Vous pouvez le modifier ou y renoncer jusqu’au ${time}.`,
    changeAnytime: 'Vous pouvez le modifier ou y renoncer tant qu’il n’est pas emballé.',
    locked: 'Il ne peut plus être modifié : les colis sont en cours d’emballage.',
    change: 'Modifier',
    save: 'Enregistrer',
    keep: 'Laisser tel quel',
    changed: 'Vos modifications sont enregistrées',
    withdraw: 'Renoncer',
    withdrawTitle: 'Renoncer à votre cadeau ?',
    withdrawText:
      'Il sera de nouveau proposé aux autres, et ce que vous avez saisi sera effacé. Il ne sera peut-être plus là si vous revenez.',
    withdrawing: 'En cours',
    withdrawn: 'Vous avez renoncé à votre cadeau',
    erase: {
      title: 'Supprimer mes données',
      means: {
        withdraws: () =>
          'Votre nom, votre adresse, votre e-mail et votre téléphone sont supprimés aussitôt, et votre cadeau est de nouveau proposé aux autres. Il ne reste que votre référence, sans aucun nom.',
        'at once': () =>
          'Votre nom, votre adresse, votre e-mail et votre téléphone sont supprimés aussitôt. Votre choix reste compté, sans aucun nom.',
        'once delivered': (sender) =>
          `Votre colis est en cours d’emballage : votre nom, votre adresse, votre e-mail et votre téléphone sont conservés jusqu’à son arrivée, puis supprimés d’eux-mêmes. Ce que ${sender} avait noté à votre sujet est supprimé aussitôt. Votre choix reste compté, sans aucun nom.`,
        asked: () =>
          'Vous l’avez demandé : votre nom, votre adresse, votre e-mail et votre téléphone seront supprimés dès l’arrivée de votre cadeau.',
      },
      ask: 'Supprimer mes données',
      question: 'Supprimer vos données ?',
      final: 'C’est définitif.',
      keep: 'Les conserver',
      deleting: 'Suppression',
      done: 'Vos données sont supprimées',
      accepted: 'Elles seront supprimées dès l’arrivée de votre cadeau',
      goneTitle: 'Vos données sont supprimées',
      gone: (reference) => `Il ne reste de vous que la référence ${reference}, sans aucun nom.`,
    },
    failed: 'Un problème est survenu',
    taken: 'Cela vient d’être pris. Faites un autre choix.',
  },
  delivery: {
    legend: 'Livraison',
    optional: 'Facultatif',
    required: '* obligatoire',
    hints: { postalCode: 'Pas de code postal chez vous ? Saisissez un tiret.' },
    reset: 'Réinitialiser',
    submitting: 'Envoi en cours',
    labels: {
      firstName: 'Prénom',
      lastName: 'Nom',
      email: 'E-mail',
      phone: 'Téléphone',
      deliveryAddress1: 'Numéro et rue',
      deliveryAddress2: 'Complément d’adresse',
      postTown: 'Ville',
      postalCode: 'Code postal',
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
      size: 'Choisissez votre taille',
      firstName: 'Saisissez votre prénom',
      lastName: 'Saisissez votre nom',
      email: 'Saisissez votre adresse e-mail',
      phone: 'Saisissez votre numéro de téléphone',
      deliveryAddress1: 'Saisissez le numéro et la rue',
      postalCode: 'Saisissez votre code postal',
      postTown: 'Saisissez votre ville',
    },
    malformedEmail: 'Saisissez une adresse e-mail comme nom@entreprise.com',
    tooLong: (max) => `${max} caractères au plus`,
    sizeGone: 'Cette taille n’est plus disponible. Choisissez-en une autre',
    noGift: 'Choisissez au moins un cadeau',
    atMost: (count) => `Choisissez-en ${count} au plus`,
  },
};
