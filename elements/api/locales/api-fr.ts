import type {ApiTexts} from '../../../src/site/api-words.js';
import type {ApiMessages} from './api-messages.js';

/** French. */
export const messages: ApiMessages = {
  accessToken: 'Jeton d’accès',
  add: 'Ajouter',
  addEntry: 'Ajouter une clé',
  addItem: 'Ajouter un élément',
  asReceived: 'Tel que reçu',
  authorization: 'Autorisation',
  authorizeWith: 'Autoriser avec',
  baseUrl: 'URL de base',
  binary: 'C’est un fichier de type {0}. Téléchargez-le pour l’ouvrir.',
  body: 'Corps',
  byDefault: 'Par défaut : {0}',
  cancel: 'Annuler',
  cannotShow: 'Le site ou le navigateur n’affiche pas {0} ici. Téléchargez-le.',
  clientId: 'ID client',
  clientSecret: 'Secret client',
  close: 'Fermer',
  codeSample: 'Exemple de code',
  cookieNotSent:
    'Les navigateurs ne laissent pas une page définir les cookies d’une requête. Les ' +
    'exemples les contiennent.',
  cookies: 'Cookies',
  cookiesSent:
    'Les requêtes vers {0} incluent vos cookies et utilisent donc votre session sur ce site.',
  copied: 'Copié',
  copy: 'Copier',
  copyLink: 'Copier un lien vers cette requête',
  copyUrl: 'Copier l’URL',
  deprecated: 'obsolète',
  discoveryFailed: 'La configuration OpenID ne peut pas être lue depuis ce site.',
  download: 'Télécharger',
  earlierMessages: 'Afficher les messages précédents ({0})',
  editAs: 'Modifier comme',
  emptyBody: 'Le corps est vide.',
  endBroken: 'La connexion a été fermée avant la fin de la réponse.',
  endStopped: 'Vous avez arrêté la réponse ici.',
  endTooLarge: 'Le flux a été arrêté après {0}.',
  endpoint: 'Point de terminaison',
  example: 'Exemple',
  exposedHeaders:
    'Les navigateurs n’affichent que les en-têtes que l’API cite dans ' +
    'Access-Control-Expose-Headers.',
  failureCancelledText:
    'Vous avez arrêté la requête avant la fin de la réponse. Le serveur l’a peut-être reçue.',
  failureCancelledTitle: 'Requête annulée',
  failureCertificateText:
    'Le navigateur n’a pas pu établir de connexion sécurisée avec {0}. Les serveurs d’un ' +
    'réseau local ont souvent un certificat que les navigateurs n’acceptent pas : ouvrez ' +
    'l’URL dans un nouvel onglet et acceptez le certificat si vous faites confiance au ' +
    'serveur. Sinon, vérifiez que le serveur fonctionne.',
  failureCertificateTitle: 'Le certificat du serveur n’est peut-être pas valide',
  failureMixedContentText:
    'Cette page a été chargée en HTTPS ; le navigateur ne la laisse donc pas envoyer de ' +
    'requêtes HTTP à {0}. Utilisez une URL de base qui commence par https://.',
  failureMixedContentTitle: 'Le navigateur bloque les requêtes HTTP',
  failureNoCorsText:
    'Le serveur {0} a répondu, mais sa réponse n’autorise pas les pages de {1} à la lire ' +
    '(CORS). L’API doit envoyer les en-têtes ci-dessous.',
  failureNoCorsTitle: 'L’API n’autorise pas les requêtes depuis ce site',
  failureOfflineText:
    'Il n’y a pas de connexion réseau. Connectez-vous à Internet, puis renvoyez la requête.',
  failureOfflineTitle: 'Vous êtes hors ligne',
  failurePolicyText:
    'La Content-Security-Policy de {1} n’autorise pas les requêtes vers {0}. Le responsable du ' +
    'site doit ajouter {2} à la directive connect-src.',
  failurePolicyTitle: 'La politique de ce site bloque la requête',
  failurePreflightText:
    'Avant une requête de ce genre, le navigateur demande l’autorisation au serveur {0} avec ' +
    'une requête OPTIONS. Le serveur ne l’a pas accordée aux pages de {1} (CORS). Il doit ' +
    'répondre aux requêtes OPTIONS avec le statut 200 ou 204 et les en-têtes ci-dessous.',
  failurePreflightTitle: 'L’API n’autorise pas cette requête depuis ce site',
  failureProxyText:
    'Les requêtes de ce site passent par un proxy qui n’a pas pu être joint. Son propriétaire ' +
    'doit le vérifier.',
  failureProxyTitle: 'Le proxy est injoignable',
  failureRedirectText:
    'Le serveur {0} a répondu par une redirection. Elle n’a pas été suivie, car la ' +
    'requête contient une clé que le serveur de l’autre URL recevrait. Les navigateurs ' +
    'n’indiquent pas où mène une redirection ; la commande cURL, si. Si vous faites ' +
    'confiance à ce serveur, utilisez-le comme URL de base.',
  failureRedirectTitle: 'L’API redirige vers une autre URL',
  failureTimeoutText:
    '{0} n’a pas répondu à temps ; la requête a donc été arrêtée. Le serveur l’a peut-être ' +
    'reçue.',
  failureTimeoutTitle: 'Le serveur a mis trop de temps à répondre',
  failureUnreachableText:
    'Le navigateur n’a pas pu se connecter à {0}. Vérifiez l’URL de base et que le serveur ' +
    'fonctionne. Un pare-feu, un VPN, un bloqueur de publicités ou un certificat non valide ' +
    'peut aussi en être la cause : ouvrez l’URL dans un nouvel onglet pour voir ce ' +
    'qu’indique le navigateur.',
  failureUnreachableTitle: 'Le serveur est injoignable',
  file: 'Fichier',
  fileFor: 'Fichier pour {0}',
  fillExample: 'Remplir avec un exemple',
  flow: 'Comment obtenir un jeton',
  flowClient: 'Identifiants du client',
  flowCode: 'Se connecter (code d’autorisation)',
  flowPassword: 'Nom d’utilisateur et mot de passe',
  forbiddenBody: 'Les navigateurs n’envoient pas de corps avec {0}. Les exemples le contiennent.',
  forbiddenHeader: 'Les navigateurs n’envoient pas l’en-tête {0}. Les exemples le contiennent.',
  forbiddenMethod: 'Les navigateurs n’envoient pas de requêtes {0}. Utilisez l’un des exemples.',
  forget: 'Oublier',
  form: 'Formulaire',
  getToken: 'Obtenir un jeton',
  headers: 'En-têtes',
  headersCount: 'En-têtes ({0})',
  insecurePage: 'Pour se connecter, la page doit avoir été chargée en HTTPS.',
  keyInCookie: 'Cookie {0}',
  keyInHeader: 'En-tête {0}',
  keyInQuery: 'Paramètre de requête {0}',
  keyOf: 'Clé dans {0}',
  linkCopied: 'Lien copié',
  mediaType: 'Type de média',
  messages: 'Messages',
  missing: 'Une valeur est requise.',
  moveUp: 'Monter : {0}',
  mutualTls:
    'Le serveur demande un certificat client. Installez-le dans votre navigateur ou votre ' +
    'système ; le navigateur vous demandera de le choisir.',
  neededHeaders: 'La réponse de l’API doit contenir ces en-têtes :',
  noAuthorization: 'Aucune',
  noResponse: 'Il n’y a pas de réponse.',
  notAllowed: 'Seules ces valeurs sont autorisées : {0}.',
  notBaseUrl: 'Saisissez une URL qui commence par https:// ou http://.',
  notHttpUrl: 'La description de l’API ne contient pas d’URL valide pour cela.',
  notJson: 'Ce n’est pas du JSON : {0}',
  notSent: 'Envoyez la requête pour voir sa réponse.',
  notSet: 'Non défini',
  now: 'Maintenant',
  oauthError: 'Le serveur d’autorisation a refusé : {0} {1}',
  openPdf: 'Ouvrir le PDF dans un nouvel onglet',
  outsideLimit: 'La valeur dépasse la limite {0}.',
  ownServer: 'Autre URL',
  ownUrl: 'Votre URL de base',
  password: 'Mot de passe',
  pathParameters: 'Paramètres de chemin',
  playgroundMissing:
    'L’espace de test n’a pas pu être chargé. Vérifiez la connexion réseau, puis ' +
    'réessayez ou rechargez la page.',
  popupBlocked: 'Le navigateur a bloqué la fenêtre. Autorisez-la, puis réessayez.',
  popupClosed: 'La fenêtre a été fermée avant la connexion.',
  pretty: 'Mis en forme',
  problemsFound: 'La description de l’API n’autorise pas cette requête :',
  proxied: 'Les requêtes sont envoyées par le proxy {0}.',
  queryParameters: 'Paramètres de requête',
  queryString: 'Chaîne de requête',
  raw: 'Brut',
  rawScheme: 'En-tête Authorization après « {0} »',
  receivedImage: 'L’image reçue',
  receiving: 'Réception…',
  redirectUri: 'Enregistrez cette URI de redirection pour votre client :',
  redirected: 'La requête a été redirigée vers {0}.',
  refreshToken: 'Renouveler',
  remember: 'Mémoriser sur cet appareil',
  remove: 'Supprimer',
  requestUrl: 'URL',
  required: 'requis',
  reset: 'Réinitialiser',
  response: 'Réponse',
  runCommand: 'Cette commande envoie la même requête depuis un terminal :',
  sampleLanguage: 'Langage',
  scopes: 'Portées',
  send: 'Envoyer',
  sendAnyway: 'Envoyer quand même',
  sendEmpty: 'Envoyer vide',
  sendNull: 'Envoyer null',
  sentTo: 'Envoyé uniquement à {0}.',
  showCredentials: 'Afficher les identifiants dans les exemples',
  showMore: 'Afficher plus',
  showSecret: 'Afficher',
  stop: 'Arrêter',
  text: 'Texte',
  token: 'Jeton',
  tokenEnds: 'Le jeton est valable jusqu’à {0}.',
  tokenUnreachable:
    'Le serveur d’autorisation ne répond pas ou n’autorise pas les requêtes depuis ce site. ' +
    'Obtenez un jeton autrement et saisissez-le ci-dessous.',
  tryIt: 'Essayer',
  typeOf: 'Type de {0}',
  unknownScheme: 'Les requêtes du type {0} ne peuvent pas être envoyées.',
  unknownType: 'type inconnu',
  urlCopied: 'URL copiée',
  username: 'Nom d’utilisateur',
  variantOf: 'Variante de {0}',
  waitLonger: 'Réessayer et attendre jusqu’à 5 minutes',
  waiting: 'En attente de la réponse…',
  wrongType: 'La valeur n’est pas du type {0}.',
};

/** The texts of pages. */
export const texts: ApiTexts = {
  childAttributes: 'attributs enfants',
  deprecated: 'obsolète',
  readOnly: 'lecture seule',
  writeOnly: 'écriture seule',
  example: 'Exemple :',
  oneOf: 'L’une de ces options :',
  anyOf: 'Une ou plusieurs de ces options :',
  not: 'pas',
  item: 'élément {0}',
  anyKey: '{clé}',
  keysLike: 'clés comme {0}',
  noOtherKeys: 'Aucune autre propriété n’est autorisée.',
  authorization: 'Autorisation',
  pathParameters: 'Paramètres de chemin',
  queryParameters: 'Paramètres de requête',
  headers: 'En-têtes',
  cookies: 'Cookies',
  body: 'Corps',
  response: 'Réponse',
  responseHeaders: 'En-têtes de la réponse',
  links: 'Lien',
  callbacks: 'Callbacks',
  webhooks: 'Webhooks',
  callback: 'L’API envoie ces requêtes à votre serveur.',
  webhook: 'Ceci est un webhook : l’API envoie cette requête à votre serveur.',
  scopes: 'Scopes :',
  moreAbout: 'En savoir plus',
  or: 'ou',
  optional: 'Les requêtes sans autorisation sont également acceptées.',
  noDescription: 'La description de cette API n’a pas pu être chargée',
  noOperation: 'La description de l’API ne contient pas cette opération',
  noSchema: 'La description de l’API ne contient pas ce schéma',
  lookedFor: 'Cette page fait référence à',
  notNamed:
    'La configuration de ce site ne nomme pas le fichier OpenAPI. Il lui faut une ligne comme',
  didYouMean: 'Vouliez-vous dire :',
  apiKeyHeader: 'La clé d’API, dans cet en-tête.',
  apiKeyQuery: 'La clé d’API, dans ce paramètre de requête.',
  apiKeyCookie: 'La clé d’API, dans ce cookie.',
  basic: 'Authentification Basic : « Basic » et l’encodage Base64 de « utilisateur:mot de passe ».',
  bearer: 'Authentification Bearer : « Bearer » et votre jeton.',
  http: 'Les identifiants de ce schéma d’authentification HTTP.',
  oauth2: 'OAuth 2 : « Bearer » et un jeton d’accès.',
  openIdConnect: 'OpenID Connect : « Bearer » et un jeton d’accès.',
  mutualTLS: 'Le client s’authentifie avec un certificat TLS.',
  unknown: 'Consultez la description de l’API.',
  overview: {
    version: 'Version {0}',
    servers: 'Serveurs',
    operations: 'Opérations',
    models: 'Modèles',
    usedBy: 'Utilisé par',
    about: 'À propos de cette API',
    contact: 'Contact :',
    license: 'Licence :',
    terms: 'Conditions d’utilisation',
    file: 'Description de l’API :',
  },
};
