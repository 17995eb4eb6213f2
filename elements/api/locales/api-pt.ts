import type {ApiTexts} from '../../../src/site/api-words.js';
import type {ApiMessages} from './api-messages.js';

/** Portuguese. */
export const messages: ApiMessages = {
  accessToken: 'Token de acesso',
  add: 'Adicionar',
  addEntry: 'Adicionar uma chave',
  addItem: 'Adicionar um item',
  asReceived: 'Como foi recebido',
  authorization: 'Autorização',
  authorizeWith: 'Autorizar com',
  baseUrl: 'URL base',
  binary: 'Este é um arquivo do tipo {0}. Baixe-o para abri-lo.',
  body: 'Corpo',
  byDefault: 'Padrão: {0}',
  cancel: 'Cancelar',
  cannotShow: 'O site ou o navegador não mostra {0} aqui. Baixe o arquivo.',
  clientId: 'ID do cliente',
  clientSecret: 'Segredo do cliente',
  close: 'Fechar',
  codeSample: 'Exemplo de código',
  cookieNotSent:
    'Os navegadores não permitem que uma página defina os cookies de uma requisição. Os ' +
    'exemplos os contêm.',
  cookies: 'Cookies',
  cookiesSent:
    'As requisições para {0} incluem seus cookies e, portanto, usam sua sessão nesse site.',
  copied: 'Copiado',
  copy: 'Copiar',
  copyLink: 'Copiar um link para esta requisição',
  copyUrl: 'Copiar URL',
  deprecated: 'obsoleto',
  discoveryFailed: 'A configuração do OpenID não pode ser lida daqui.',
  download: 'Baixar',
  earlierMessages: 'Mostrar mensagens anteriores ({0})',
  editAs: 'Editar como',
  emptyBody: 'O corpo está vazio.',
  endBroken: 'A conexão foi fechada antes de a resposta estar completa.',
  endStopped: 'Você interrompeu a resposta aqui.',
  endTooLarge: 'O fluxo foi interrompido após {0}.',
  endpoint: 'Endpoint',
  example: 'Exemplo',
  exposedHeaders:
    'Os navegadores mostram apenas os cabeçalhos que a API lista em ' +
    'Access-Control-Expose-Headers.',
  failureCancelledText:
    'Você interrompeu a requisição antes de a resposta estar completa. O servidor pode tê-la ' +
    'recebido.',
  failureCancelledTitle: 'Requisição cancelada',
  failureCertificateText:
    'O navegador não conseguiu fazer uma conexão segura com {0}. Servidores em uma rede ' +
    'local costumam ter um certificado em que os navegadores não confiam: abra a URL em uma ' +
    'nova aba e aceite o certificado se confiar no servidor. Caso contrário, verifique se o ' +
    'servidor está em execução.',
  failureCertificateTitle: 'O certificado do servidor pode ser inválido',
  failureMixedContentText:
    'Esta página foi carregada por HTTPS, por isso o navegador não permite que ela envie ' +
    'requisições por HTTP a {0}. Use uma URL base que comece com https://.',
  failureMixedContentTitle: 'O navegador bloqueia requisições por HTTP',
  failureNoCorsText:
    'O servidor {0} respondeu, mas a resposta não permite que páginas de {1} a leiam (CORS). A ' +
    'API precisa enviar os cabeçalhos abaixo.',
  failureNoCorsTitle: 'A API não permite requisições deste site',
  failureOfflineText:
    'Não há conexão de rede. Conecte-se à internet e envie a requisição novamente.',
  failureOfflineTitle: 'Você está offline',
  failurePolicyText:
    'A Content-Security-Policy de {1} não permite requisições para {0}. O responsável pelo site ' +
    'precisa adicionar {2} à diretiva connect-src.',
  failurePolicyTitle: 'A política deste site bloqueia a requisição',
  failurePreflightText:
    'Antes de uma requisição como esta, o navegador pede permissão ao servidor {0} com uma ' +
    'requisição OPTIONS. O servidor não a concedeu a páginas de {1} (CORS). Ele precisa ' +
    'responder a requisições OPTIONS com status 200 ou 204 e os cabeçalhos abaixo.',
  failurePreflightTitle: 'A API não permite esta requisição deste site',
  failureProxyText:
    'As requisições deste site passam por um proxy que não pôde ser acessado. O responsável ' +
    'precisa verificá-lo.',
  failureProxyTitle: 'Não foi possível acessar o proxy',
  failureRedirectText:
    'O servidor {0} respondeu com um redirecionamento. Ele não foi seguido porque a ' +
    'solicitação contém uma chave que o servidor da outra URL receberia. Os navegadores ' +
    'não informam para onde um redirecionamento leva; o comando cURL informa. Se você ' +
    'confia nesse servidor, use-o como URL base.',
  failureRedirectTitle: 'A API redireciona para outra URL',
  failureTimeoutText:
    'Não houve resposta de {0} a tempo, por isso a requisição foi interrompida. O servidor ' +
    'pode tê-la recebido.',
  failureTimeoutTitle: 'O servidor demorou demais para responder',
  failureUnreachableText:
    'O navegador não conseguiu se conectar a {0}. Verifique a URL base e se o servidor está ' +
    'em execução. Um firewall, uma VPN, um bloqueador de anúncios ou um certificado inválido ' +
    'também pode ser a causa: abra a URL em uma nova aba para ver o que o navegador diz.',
  failureUnreachableTitle: 'Não foi possível acessar o servidor',
  file: 'Arquivo',
  fileFor: 'Arquivo para {0}',
  fillExample: 'Preencher com um exemplo',
  flow: 'Como obter um token',
  flowClient: 'Credenciais do cliente',
  flowCode: 'Entrar (código de autorização)',
  flowPassword: 'Nome de usuário e senha',
  forbiddenBody: 'Os navegadores não enviam um corpo com {0}. Os exemplos o contêm.',
  forbiddenHeader: 'Os navegadores não enviam o cabeçalho {0}. Os exemplos o contêm.',
  forbiddenMethod: 'Os navegadores não enviam requisições {0}. Use um dos exemplos.',
  forget: 'Esquecer',
  form: 'Formulário',
  getToken: 'Obter um token',
  headers: 'Cabeçalhos',
  headersCount: 'Cabeçalhos ({0})',
  insecurePage: 'Para entrar, a página precisa ter sido carregada por HTTPS.',
  keyInCookie: 'Cookie {0}',
  keyInHeader: 'Cabeçalho {0}',
  keyInQuery: 'Parâmetro de consulta {0}',
  keyOf: 'Chave em {0}',
  linkCopied: 'Link copiado',
  mediaType: 'Tipo de mídia',
  messages: 'Mensagens',
  missing: 'Um valor é obrigatório.',
  moveUp: 'Mover para cima: {0}',
  mutualTls:
    'O servidor pede um certificado de cliente. Instale-o no navegador ou no sistema; o ' +
    'navegador pedirá que você o escolha.',
  neededHeaders: 'A resposta da API precisa destes cabeçalhos:',
  noAuthorization: 'Nenhuma',
  noResponse: 'Não há resposta.',
  notAllowed: 'Somente estes valores são permitidos: {0}.',
  notBaseUrl: 'Insira uma URL que comece com https:// ou http://.',
  notHttpUrl: 'A descrição da API não contém uma URL válida para isso.',
  notJson: 'Isto não é JSON: {0}',
  notSent: 'Envie a requisição para ver a resposta.',
  notSet: 'Não definido',
  now: 'Agora',
  oauthError: 'O servidor de autorização recusou: {0} {1}',
  openPdf: 'Abrir o PDF em uma nova aba',
  outsideLimit: 'O valor está fora do limite {0}.',
  ownServer: 'Outra URL',
  ownUrl: 'Sua URL base',
  password: 'Senha',
  pathParameters: 'Parâmetros de caminho',
  playgroundMissing:
    'Não foi possível carregar o ambiente de testes. Verifique a conexão de rede e tente ' +
    'novamente ou recarregue a página.',
  popupBlocked: 'O navegador bloqueou a janela. Permita-a e tente novamente.',
  popupClosed: 'A janela foi fechada antes de você entrar.',
  pretty: 'Formatado',
  problemsFound: 'A descrição da API não permite esta requisição:',
  proxied: 'As requisições são enviadas pelo proxy {0}.',
  queryParameters: 'Parâmetros de consulta',
  queryString: 'String de consulta',
  raw: 'Bruto',
  rawScheme: 'Cabeçalho Authorization depois de “{0}”',
  receivedImage: 'A imagem recebida',
  receiving: 'Recebendo…',
  redirectUri: 'Registre este URI de redirecionamento para o seu cliente:',
  redirected: 'A requisição foi redirecionada para {0}.',
  refreshToken: 'Renovar',
  remember: 'Lembrar neste dispositivo',
  remove: 'Remover',
  requestUrl: 'URL',
  required: 'obrigatório',
  reset: 'Redefinir',
  response: 'Resposta',
  runCommand: 'Este comando envia a mesma requisição de um terminal:',
  sampleLanguage: 'Linguagem',
  scopes: 'Escopos',
  send: 'Enviar',
  sendAnyway: 'Enviar mesmo assim',
  sendEmpty: 'Enviar vazio',
  sendNull: 'Enviar null',
  sentTo: 'Enviado somente para {0}.',
  showCredentials: 'Mostrar credenciais nos exemplos',
  showMore: 'Mostrar mais',
  showSecret: 'Mostrar',
  stop: 'Parar',
  text: 'Texto',
  token: 'Token',
  tokenEnds: 'O token é válido até {0}.',
  tokenUnreachable:
    'O servidor de autorização não responde ou não permite requisições deste site. Obtenha ' +
    'um token de outra forma e insira-o abaixo.',
  tryIt: 'Testar',
  typeOf: 'Tipo de {0}',
  unknownScheme: 'Requisições do tipo {0} não podem ser enviadas.',
  unknownType: 'tipo desconhecido',
  urlCopied: 'URL copiada',
  username: 'Nome de usuário',
  variantOf: 'Variante de {0}',
  waitLonger: 'Tentar novamente e esperar até 5 minutos',
  waiting: 'Aguardando a resposta…',
  wrongType: 'O valor não é do tipo {0}.',
};

/** The texts of pages. */
export const texts: ApiTexts = {
  childAttributes: 'atributos filhos',
  deprecated: 'obsoleto',
  readOnly: 'somente leitura',
  writeOnly: 'somente gravação',
  example: 'Exemplo:',
  oneOf: 'Uma destas opções:',
  anyOf: 'Uma ou mais destas opções:',
  not: 'não',
  item: 'item {0}',
  anyKey: '{chave}',
  keysLike: 'chaves como {0}',
  noOtherKeys: 'Outras propriedades não são permitidas.',
  authorization: 'Autorização',
  pathParameters: 'Parâmetros de caminho',
  queryParameters: 'Parâmetros de consulta',
  headers: 'Cabeçalhos',
  cookies: 'Cookies',
  body: 'Corpo',
  response: 'Resposta',
  responseHeaders: 'Cabeçalhos da resposta',
  links: 'Link',
  callbacks: 'Callbacks',
  webhooks: 'Webhooks',
  scopes: 'Escopos:',
  moreAbout: 'Saiba mais',
  or: 'ou',
  optional: 'Requisições sem autorização também são aceitas.',
  noDescription: 'Não foi possível carregar a descrição desta API',
  noOperation: 'A descrição da API não contém esta operação',
  noSchema: 'A descrição da API não contém este esquema',
  lookedFor: 'Esta página se refere a',
  didYouMean: 'Você quis dizer:',
  apiKeyHeader: 'A chave de API, neste cabeçalho.',
  apiKeyQuery: 'A chave de API, neste parâmetro de consulta.',
  apiKeyCookie: 'A chave de API, neste cookie.',
  basic: 'Autenticação Basic: “Basic” e a codificação Base64 de “usuário:senha”.',
  bearer: 'Autenticação Bearer: “Bearer” e o seu token.',
  http: 'As credenciais deste esquema de autenticação HTTP.',
  oauth2: 'OAuth 2: “Bearer” e um token de acesso.',
  openIdConnect: 'OpenID Connect: “Bearer” e um token de acesso.',
  mutualTLS: 'O cliente se autentica com um certificado TLS.',
  unknown: 'Consulte a descrição da API.',
};
