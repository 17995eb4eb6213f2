import type {ApiTexts} from '../../../src/site/api-words.js';
import type {ApiMessages} from './api-messages.js';

/** German. */
export const messages: ApiMessages = {
  accessToken: 'Zugriffstoken',
  add: 'Hinzufügen',
  addEntry: 'Schlüssel hinzufügen',
  addItem: 'Element hinzufügen',
  asReceived: 'Wie empfangen',
  authorization: 'Autorisierung',
  authorizeWith: 'Autorisieren mit',
  baseUrl: 'Basis-URL',
  binary: 'Dies ist eine Datei vom Typ {0}. Laden Sie sie herunter, um sie zu öffnen.',
  body: 'Body',
  byDefault: 'Standard: {0}',
  cancel: 'Abbrechen',
  cannotShow:
    'Die Website oder der Browser zeigt {0} hier nicht an. Laden Sie es stattdessen herunter.',
  clientId: 'Client-ID',
  clientSecret: 'Client-Secret',
  close: 'Schließen',
  codeSample: 'Codebeispiel',
  cookieNotSent:
    'Browser lassen Seiten keine Cookies für Anfragen setzen. Die Codebeispiele enthalten ' +
    'sie.',
  cookies: 'Cookies',
  cookiesSent: 'Anfragen an {0} enthalten Ihre Cookies und verwenden daher Ihre dortige Sitzung.',
  copied: 'Kopiert',
  copy: 'Kopieren',
  copyLink: 'Link zu dieser Anfrage kopieren',
  copyUrl: 'URL kopieren',
  deprecated: 'veraltet',
  discoveryFailed: 'Die OpenID-Konfiguration kann von hier nicht gelesen werden.',
  download: 'Herunterladen',
  earlierMessages: 'Frühere Nachrichten anzeigen ({0})',
  editAs: 'Bearbeiten als',
  emptyBody: 'Der Body ist leer.',
  endBroken: 'Die Verbindung wurde geschlossen, bevor die Antwort vollständig war.',
  endStopped: 'Sie haben die Antwort hier angehalten.',
  endTooLarge: 'Der Stream wurde nach {0} angehalten.',
  endpoint: 'Endpunkt',
  example: 'Beispiel',
  exposedHeaders:
    'Browser zeigen nur die Header, die die API in Access-Control-Expose-Headers nennt.',
  failureCancelledText:
    'Sie haben die Anfrage angehalten, bevor die Antwort vollständig war. Der Server hat sie ' +
    'möglicherweise trotzdem erhalten.',
  failureCancelledTitle: 'Anfrage abgebrochen',
  failureCertificateText:
    'Der Browser konnte keine sichere Verbindung zu {0} herstellen. Server im lokalen Netz ' +
    'haben oft ein Zertifikat, dem Browser nicht vertrauen: Öffnen Sie die URL in einem neuen ' +
    'Tab und akzeptieren Sie das Zertifikat, wenn Sie dem Server vertrauen. Prüfen Sie ' +
    'sonst, ob der Server läuft.',
  failureCertificateTitle: 'Der Server hat möglicherweise ein ungültiges Zertifikat',
  failureMixedContentText:
    'Diese Seite wurde über HTTPS geladen, daher lässt der Browser keine Anfragen über HTTP an ' +
    '{0} zu. Verwende eine Basis-URL, die mit https:// beginnt.',
  failureMixedContentTitle: 'Der Browser blockiert Anfragen über HTTP',
  failureNoCorsText:
    'Der Server {0} hat geantwortet, aber seine Antwort darf von Seiten von {1} nicht gelesen ' +
    'werden (CORS). Die API muss die folgenden Header senden.',
  failureNoCorsTitle: 'Die API erlaubt keine Anfragen von dieser Website',
  failureOfflineText:
    'Es gibt keine Netzwerkverbindung. Stellen Sie eine Internetverbindung her und ' +
    'senden Sie die Anfrage erneut.',
  failureOfflineTitle: 'Sie sind offline',
  failurePolicyText:
    'Die Content-Security-Policy von {1} erlaubt keine Anfragen an {0}. Wer die Website ' +
    'betreibt, muss {2} zur Direktive connect-src hinzufügen.',
  failurePolicyTitle: 'Die Richtlinie dieser Website blockiert die Anfrage',
  failurePreflightText:
    'Vor einer Anfrage wie dieser bittet der Browser den Server {0} mit einer OPTIONS-Anfrage ' +
    'um Erlaubnis. Der Server hat sie Seiten von {1} nicht erteilt (CORS). Er muss ' +
    'OPTIONS-Anfragen mit Status 200 oder 204 und den folgenden Headern beantworten.',
  failurePreflightTitle: 'Die API erlaubt diese Anfrage von dieser Website nicht',
  failureProxyText:
    'Anfragen dieser Website gehen über einen Proxy, der nicht erreichbar war. Sein Betreiber ' +
    'muss ihn prüfen.',
  failureProxyTitle: 'Der Proxy ist nicht erreichbar',
  failureRedirectText:
    'Der Server {0} hat mit einer Weiterleitung geantwortet. Ihr wurde nicht gefolgt, ' +
    'weil die Anfrage einen Schlüssel enthält, den der Server unter der anderen URL ' +
    'erhalten würde. Browser verraten nicht, wohin eine Weiterleitung führt; der ' +
    'cURL-Befehl zeigt es. Wenn Sie diesem Server vertrauen, verwenden Sie ihn als ' +
    'Basis-URL.',
  failureRedirectTitle: 'Die API leitet zu einer anderen URL weiter',
  failureTimeoutText:
    '{0} hat nicht rechtzeitig geantwortet, daher wurde die Anfrage angehalten. Der Server ' +
    'hat sie möglicherweise trotzdem erhalten.',
  failureTimeoutTitle: 'Der Server hat zu lange gebraucht',
  failureUnreachableText:
    'Der Browser konnte keine Verbindung zu {0} herstellen. Prüfen Sie die Basis-URL und ob der ' +
    'Server läuft. Auch eine Firewall, ein VPN, ein Werbeblocker oder ein ungültiges ' +
    'Zertifikat kann der Grund sein: Öffnen Sie die URL in einem neuen Tab, um die Meldung des ' +
    'Browsers zu sehen.',
  failureUnreachableTitle: 'Der Server ist nicht erreichbar',
  file: 'Datei',
  fileFor: 'Datei für {0}',
  fillExample: 'Beispiel einsetzen',
  flow: 'So erhalten Sie ein Token',
  flowClient: 'Client-Anmeldedaten',
  flowCode: 'Anmelden (Autorisierungscode)',
  flowPassword: 'Benutzername und Passwort',
  forbiddenBody: 'Browser senden mit {0} keinen Body. Die Codebeispiele enthalten ihn.',
  forbiddenHeader: 'Browser senden den Header {0} nicht. Die Codebeispiele enthalten ihn.',
  forbiddenMethod: 'Browser senden keine {0}-Anfragen. Verwende eines der Codebeispiele.',
  forget: 'Vergessen',
  form: 'Formular',
  getToken: 'Token anfordern',
  headers: 'Header',
  headersCount: 'Header ({0})',
  insecurePage: 'Zum Anmelden muss die Seite über HTTPS geladen sein.',
  keyInCookie: 'Cookie {0}',
  keyInHeader: 'Header {0}',
  keyInQuery: 'Query-Parameter {0}',
  keyOf: 'Schlüssel in {0}',
  linkCopied: 'Link kopiert',
  mediaType: 'Medientyp',
  messages: 'Nachrichten',
  missing: 'Ein Wert ist erforderlich.',
  moveUp: 'Nach oben: {0}',
  mutualTls:
    'Der Server verlangt ein Client-Zertifikat. Installiere es im Browser oder System; der ' +
    'Browser lässt es Sie dann auswählen.',
  neededHeaders: 'Die Antwort der API braucht diese Header:',
  noAuthorization: 'Keine',
  noResponse: 'Es gibt keine Antwort.',
  notAllowed: 'Nur diese Werte sind erlaubt: {0}.',
  notBaseUrl: 'Geben Sie eine URL ein, die mit https:// oder http:// beginnt.',
  notHttpUrl: 'Die API-Beschreibung enthält dafür keine gültige URL.',
  notJson: 'Das ist kein JSON: {0}',
  notSent: 'Sende die Anfrage, um ihre Antwort zu sehen.',
  notSet: 'Nicht gesetzt',
  now: 'Jetzt',
  oauthError: 'Der Autorisierungsserver hat abgelehnt: {0} {1}',
  openPdf: 'PDF in neuem Tab öffnen',
  outsideLimit: 'Der Wert liegt außerhalb der Grenze {0}.',
  ownServer: 'Andere URL',
  ownUrl: 'Ihre Basis-URL',
  password: 'Passwort',
  pathParameters: 'Pfadparameter',
  playgroundMissing:
    'Die Testumgebung konnte nicht geladen werden. Prüfen Sie die Netzwerkverbindung und ' +
    'versuchen Sie es erneut, oder laden Sie die Seite neu.',
  popupBlocked:
    'Der Browser hat das Fenster blockiert. Erlauben Sie es und versuchen Sie es erneut.',
  popupClosed: 'Das Fenster wurde vor der Anmeldung geschlossen.',
  pretty: 'Formatiert',
  problemsFound: 'Die API-Beschreibung erlaubt diese Anfrage nicht:',
  proxied: 'Anfragen werden über den Proxy {0} gesendet.',
  queryParameters: 'Query-Parameter',
  queryString: 'Query-String',
  raw: 'Unformatiert',
  rawScheme: 'Authorization-Header nach „{0}“',
  receivedImage: 'Das empfangene Bild',
  receiving: 'Wird empfangen …',
  redirectUri: 'Registriere diese Weiterleitungs-URI für Ihren Client:',
  redirected: 'Die Anfrage wurde an {0} weitergeleitet.',
  refreshToken: 'Erneuern',
  remember: 'Auf diesem Gerät merken',
  remove: 'Entfernen',
  requestUrl: 'URL',
  required: 'erforderlich',
  reset: 'Zurücksetzen',
  response: 'Antwort',
  runCommand: 'Dieser Befehl sendet dieselbe Anfrage aus einem Terminal:',
  sampleLanguage: 'Sprache',
  scopes: 'Scopes',
  send: 'Senden',
  sendAnyway: 'Trotzdem senden',
  sendEmpty: 'Leer senden',
  sendNull: 'null senden',
  sentTo: 'Wird nur an {0} gesendet.',
  showCredentials: 'Anmeldedaten in Codebeispielen anzeigen',
  showMore: 'Mehr anzeigen',
  showSecret: 'Anzeigen',
  stop: 'Anhalten',
  text: 'Text',
  token: 'Token',
  tokenEnds: 'Das Token ist bis {0} gültig.',
  tokenUnreachable:
    'Der Autorisierungsserver antwortet nicht oder erlaubt keine Anfragen von dieser ' +
    'Website. Besorgen Sie sich auf anderem Weg ein Token und geben Sie es unten ein.',
  tryIt: 'Ausprobieren',
  typeOf: 'Typ von {0}',
  unknownScheme: 'Anfragen vom Typ {0} können nicht gesendet werden.',
  unknownType: 'unbekannter Art',
  urlCopied: 'URL kopiert',
  username: 'Benutzername',
  variantOf: 'Variante von {0}',
  waitLonger: 'Erneut versuchen und bis zu 5 Minuten warten',
  waiting: 'Warten auf die Antwort …',
  wrongType: 'Der Wert ist nicht vom Typ {0}.',
};

/** The texts of pages. */
export const texts: ApiTexts = {
  childAttributes: 'untergeordnete Attribute',
  deprecated: 'veraltet',
  readOnly: 'schreibgeschützt',
  writeOnly: 'nur schreibbar',
  example: 'Beispiel:',
  oneOf: 'Eine dieser Varianten:',
  anyOf: 'Mindestens eine dieser Varianten:',
  not: 'nicht',
  item: 'Element {0}',
  anyKey: '{Schlüssel}',
  keysLike: 'Schlüssel wie {0}',
  noOtherKeys: 'Weitere Eigenschaften sind nicht erlaubt.',
  authorization: 'Autorisierung',
  pathParameters: 'Pfadparameter',
  queryParameters: 'Query-Parameter',
  headers: 'Header',
  cookies: 'Cookies',
  body: 'Body',
  response: 'Antwort',
  responseHeaders: 'Antwort-Header',
  links: 'Link',
  callbacks: 'Callbacks',
  webhooks: 'Webhooks',
  callback: 'Die API sendet diese Anfragen an Ihren Server.',
  webhook: 'Dies ist ein Webhook: Die API sendet diese Anfrage an Ihren Server.',
  scopes: 'Scopes:',
  moreAbout: 'Mehr erfahren',
  or: 'oder',
  optional: 'Anfragen ohne Autorisierung werden ebenfalls akzeptiert.',
  noDescription: 'Die Beschreibung dieser API konnte nicht geladen werden',
  noOperation: 'Die API-Beschreibung enthält diese Operation nicht',
  noSchema: 'Die API-Beschreibung enthält dieses Schema nicht',
  lookedFor: 'Diese Seite verweist auf',
  notNamed:
    'Die Konfiguration dieser Website nennt die OpenAPI-Datei nicht. Ihr fehlt eine Zeile wie',
  didYouMean: 'Meinten Sie:',
  apiKeyHeader: 'Der API-Schlüssel, in diesem Header.',
  apiKeyQuery: 'Der API-Schlüssel, in diesem Query-Parameter.',
  apiKeyCookie: 'Der API-Schlüssel, in diesem Cookie.',
  basic: 'Basic-Authentifizierung: „Basic“ und die Base64-Kodierung von „Benutzername:Passwort“.',
  bearer: 'Bearer-Authentifizierung: „Bearer“ und Ihr Token.',
  http: 'Die Anmeldedaten für dieses HTTP-Authentifizierungsschema.',
  oauth2: 'OAuth 2: „Bearer“ und ein Zugriffstoken.',
  openIdConnect: 'OpenID Connect: „Bearer“ und ein Zugriffstoken.',
  mutualTLS: 'Der Client authentifiziert sich mit einem TLS-Zertifikat.',
  unknown: 'Siehe die Beschreibung der API.',
  overview: {
    version: 'Version {0}',
    servers: 'Server',
    operations: 'Operationen',
    models: 'Modelle',
    usedBy: 'Verwendet von',
    about: 'Über diese API',
    contact: 'Kontakt:',
    license: 'Lizenz:',
    terms: 'Nutzungsbedingungen',
    file: 'API-Beschreibung:',
  },
};
