import type {ApiTexts} from '../../../src/site/api-words.js';
import type {ApiMessages} from './api-messages.js';

/** Spanish. */
export const messages: ApiMessages = {
  accessToken: 'Token de acceso',
  add: 'Añadir',
  addEntry: 'Añadir una clave',
  addItem: 'Añadir un elemento',
  asReceived: 'Tal como se recibió',
  authorization: 'Autorización',
  authorizeWith: 'Autorizar con',
  baseUrl: 'URL base',
  binary: 'Es un archivo de tipo {0}. Descárgalo para abrirlo.',
  body: 'Cuerpo',
  byDefault: 'Predeterminado: {0}',
  cancel: 'Cancelar',
  cannotShow: 'El sitio o el navegador no muestra {0} aquí. Descárgalo.',
  clientId: 'ID de cliente',
  clientSecret: 'Secreto de cliente',
  close: 'Cerrar',
  codeSample: 'Ejemplo de código',
  cookieNotSent:
    'Los navegadores no permiten que una página defina las cookies de una solicitud. Los ' +
    'ejemplos las contienen.',
  cookies: 'Cookies',
  cookiesSent:
    'Las solicitudes a {0} incluyen tus cookies, por lo que usan tu sesión en ese sitio.',
  copied: 'Copiado',
  copy: 'Copiar',
  copyLink: 'Copiar un enlace a esta solicitud',
  copyUrl: 'Copiar URL',
  deprecated: 'obsoleto',
  discoveryFailed: 'La configuración de OpenID no se puede leer desde aquí.',
  download: 'Descargar',
  earlierMessages: 'Mostrar mensajes anteriores ({0})',
  editAs: 'Editar como',
  emptyBody: 'El cuerpo está vacío.',
  endBroken: 'La conexión se cerró antes de que la respuesta estuviera completa.',
  endStopped: 'Detuviste la respuesta aquí.',
  endTooLarge: 'El flujo se detuvo después de {0}.',
  endpoint: 'Endpoint',
  example: 'Ejemplo',
  exposedHeaders:
    'Los navegadores solo muestran las cabeceras que la API indica en ' +
    'Access-Control-Expose-Headers.',
  failureCancelledText:
    'Detuviste la solicitud antes de que la respuesta estuviera completa. Es posible que el ' +
    'servidor la haya recibido.',
  failureCancelledTitle: 'Solicitud cancelada',
  failureCertificateText:
    'El navegador no pudo establecer una conexión segura con {0}. Los servidores de una red ' +
    'local suelen tener un certificado en el que los navegadores no confían: abre la URL en ' +
    'una pestaña nueva y acepta el certificado si confías en el servidor. Si no, comprueba ' +
    'que el servidor esté en marcha.',
  failureCertificateTitle: 'Es posible que el certificado del servidor no sea válido',
  failureMixedContentText:
    'Esta página se cargó por HTTPS, por lo que el navegador no le permite enviar solicitudes ' +
    'por HTTP a {0}. Usa una URL base que empiece por https://.',
  failureMixedContentTitle: 'El navegador bloquea las solicitudes por HTTP',
  failureNoCorsText:
    'El servidor {0} respondió, pero su respuesta no permite que las páginas de {1} la lean ' +
    '(CORS). La API debe enviar las cabeceras siguientes.',
  failureNoCorsTitle: 'La API no permite solicitudes desde este sitio',
  failureOfflineText: 'No hay conexión de red. Conéctate a internet y envía la solicitud de nuevo.',
  failureOfflineTitle: 'No tienes conexión',
  failurePolicyText:
    'La Content-Security-Policy de {1} no permite solicitudes a {0}. El propietario del sitio ' +
    'debe añadir {2} a la directiva connect-src.',
  failurePolicyTitle: 'La política de este sitio bloquea la solicitud',
  failurePreflightText:
    'Antes de una solicitud como esta, el navegador pide permiso al servidor {0} con una ' +
    'solicitud OPTIONS. El servidor no se lo dio a las páginas de {1} (CORS). Debe responder a ' +
    'las solicitudes OPTIONS con el estado 200 o 204 y las cabeceras siguientes.',
  failurePreflightTitle: 'La API no permite esta solicitud desde este sitio',
  failureProxyText:
    'Las solicitudes de este sitio pasan por un proxy al que no se pudo llegar. Su propietario ' +
    'debe revisarlo.',
  failureProxyTitle: 'No se puede acceder al proxy',
  failureRedirectText:
    'El servidor {0} respondió con una redirección. No se siguió porque la solicitud ' +
    'contiene una clave que recibiría el servidor de la otra URL. Los navegadores no ' +
    'indican adónde lleva una redirección; el comando cURL sí. Si confía en ese servidor, ' +
    'úselo como URL base.',
  failureRedirectTitle: 'La API redirige a otra URL',
  failureTimeoutText:
    '{0} no respondió a tiempo, por lo que se detuvo la solicitud. Es posible que el ' +
    'servidor la haya recibido.',
  failureTimeoutTitle: 'El servidor tardó demasiado en responder',
  failureUnreachableText:
    'El navegador no pudo conectarse a {0}. Comprueba la URL base y si el servidor está en ' +
    'marcha. También puede deberse a un cortafuegos, una VPN, un bloqueador de anuncios o un ' +
    'certificado no válido: abre la URL en una pestaña nueva para ver qué indica el ' +
    'navegador.',
  failureUnreachableTitle: 'No se puede acceder al servidor',
  file: 'Archivo',
  fileFor: 'Archivo para {0}',
  fillExample: 'Rellenar con un ejemplo',
  flow: 'Cómo obtener un token',
  flowClient: 'Credenciales de cliente',
  flowCode: 'Iniciar sesión (código de autorización)',
  flowPassword: 'Usuario y contraseña',
  forbiddenBody: 'Los navegadores no envían un cuerpo con {0}. Los ejemplos lo contienen.',
  forbiddenHeader: 'Los navegadores no envían la cabecera {0}. Los ejemplos la contienen.',
  forbiddenMethod: 'Los navegadores no envían solicitudes {0}. Usa uno de los ejemplos.',
  forget: 'Olvidar',
  form: 'Formulario',
  getToken: 'Obtener un token',
  headers: 'Cabeceras',
  headersCount: 'Cabeceras ({0})',
  insecurePage: 'Para iniciar sesión, la página debe haberse cargado por HTTPS.',
  keyInCookie: 'Cookie {0}',
  keyInHeader: 'Cabecera {0}',
  keyInQuery: 'Parámetro de consulta {0}',
  keyOf: 'Clave en {0}',
  linkCopied: 'Enlace copiado',
  mediaType: 'Tipo de medio',
  messages: 'Mensajes',
  missing: 'Se requiere un valor.',
  moveUp: 'Subir: {0}',
  mutualTls:
    'El servidor pide un certificado de cliente. Instálalo en el navegador o en el sistema; ' +
    'el navegador te pedirá que lo elijas.',
  neededHeaders: 'La respuesta de la API necesita estas cabeceras:',
  noAuthorization: 'Ninguna',
  noResponse: 'No hay respuesta.',
  notAllowed: 'Solo se permiten estos valores: {0}.',
  notBaseUrl: 'Introduzca una URL que empiece por https:// o http://.',
  notHttpUrl: 'La descripción de la API no contiene una URL válida para esto.',
  notJson: 'Esto no es JSON: {0}',
  notSent: 'Envía la solicitud para ver su respuesta.',
  notSet: 'Sin definir',
  now: 'Ahora',
  oauthError: 'El servidor de autorización rechazó la solicitud: {0} {1}',
  openPdf: 'Abrir el PDF en una pestaña nueva',
  outsideLimit: 'El valor está fuera del límite {0}.',
  ownServer: 'Otra URL',
  ownUrl: 'Su URL base',
  password: 'Contraseña',
  pathParameters: 'Parámetros de ruta',
  playgroundMissing:
    'No se pudo cargar el entorno de pruebas. Comprueba la conexión de red e inténtalo ' +
    'de nuevo o vuelve a cargar la página.',
  popupBlocked: 'El navegador bloqueó la ventana. Permítela e inténtalo de nuevo.',
  popupClosed: 'La ventana se cerró antes de que iniciaras sesión.',
  pretty: 'Con formato',
  problemsFound: 'La descripción de la API no permite esta solicitud:',
  proxied: 'Las solicitudes se envían a través del proxy {0}.',
  queryParameters: 'Parámetros de consulta',
  queryString: 'Cadena de consulta',
  raw: 'Sin formato',
  rawScheme: 'Cabecera Authorization después de «{0}»',
  receivedImage: 'La imagen recibida',
  receiving: 'Recibiendo…',
  redirectUri: 'Registra esta URI de redirección para tu cliente:',
  redirected: 'La solicitud se redirigió a {0}.',
  refreshToken: 'Renovar',
  remember: 'Recordar en este dispositivo',
  remove: 'Quitar',
  requestUrl: 'URL',
  required: 'obligatorio',
  reset: 'Restablecer',
  response: 'Respuesta',
  runCommand: 'Este comando envía la misma solicitud desde una terminal:',
  sampleLanguage: 'Lenguaje',
  scopes: 'Ámbitos',
  send: 'Enviar',
  sendAnyway: 'Enviar de todos modos',
  sendEmpty: 'Enviar vacío',
  sendNull: 'Enviar null',
  sentTo: 'Se envía solo a {0}.',
  showCredentials: 'Mostrar credenciales en los ejemplos',
  showMore: 'Mostrar más',
  showSecret: 'Mostrar',
  stop: 'Detener',
  text: 'Texto',
  token: 'Token',
  tokenEnds: 'El token es válido hasta {0}.',
  tokenUnreachable:
    'El servidor de autorización no responde o no permite solicitudes desde este sitio. ' +
    'Obtén un token de otra forma e introdúcelo abajo.',
  tryIt: 'Probar',
  typeOf: 'Tipo de {0}',
  unknownScheme: 'No se pueden enviar solicitudes del tipo {0}.',
  unknownType: 'tipo desconocido',
  urlCopied: 'URL copiada',
  username: 'Usuario',
  variantOf: 'Variante de {0}',
  waitLonger: 'Reintentar y esperar hasta 5 minutos',
  waiting: 'Esperando la respuesta…',
  wrongType: 'El valor no es del tipo {0}.',
};

/** The texts of pages. */
export const texts: ApiTexts = {
  childAttributes: 'atributos secundarios',
  deprecated: 'obsoleto',
  readOnly: 'solo lectura',
  writeOnly: 'solo escritura',
  example: 'Ejemplo:',
  oneOf: 'Una de estas opciones:',
  anyOf: 'Una o varias de estas opciones:',
  not: 'no',
  item: 'elemento {0}',
  anyKey: '{clave}',
  keysLike: 'claves como {0}',
  noOtherKeys: 'No se permiten otras propiedades.',
  authorization: 'Autorización',
  pathParameters: 'Parámetros de ruta',
  queryParameters: 'Parámetros de consulta',
  headers: 'Cabeceras',
  cookies: 'Cookies',
  body: 'Cuerpo',
  response: 'Respuesta',
  responseHeaders: 'Cabeceras de la respuesta',
  links: 'Enlace',
  callbacks: 'Callbacks',
  webhooks: 'Webhooks',
  scopes: 'Ámbitos:',
  moreAbout: 'Más información',
  or: 'o',
  optional: 'También se aceptan solicitudes sin autorización.',
  noDescription: 'No se pudo cargar la descripción de esta API',
  noOperation: 'La descripción de la API no contiene esta operación',
  noSchema: 'La descripción de la API no contiene este esquema',
  lookedFor: 'Esta página hace referencia a',
  didYouMean: 'Quizás quisiste decir:',
  apiKeyHeader: 'La clave de API, en esta cabecera.',
  apiKeyQuery: 'La clave de API, en este parámetro de consulta.',
  apiKeyCookie: 'La clave de API, en esta cookie.',
  basic: 'Autenticación básica: «Basic» y la codificación Base64 de «usuario:contraseña».',
  bearer: 'Autenticación Bearer: «Bearer» y tu token.',
  http: 'Las credenciales de este esquema de autenticación HTTP.',
  oauth2: 'OAuth 2: «Bearer» y un token de acceso.',
  openIdConnect: 'OpenID Connect: «Bearer» y un token de acceso.',
  mutualTLS: 'El cliente se autentica con un certificado TLS.',
  unknown: 'Consulta la descripción de la API.',
};
