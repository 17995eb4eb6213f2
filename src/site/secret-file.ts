/** Settings, keys and passwords of programs, by the names that they give their files. */
const names: readonly RegExp[] = [
  // Examples of such settings have none.
  /^\.env(?!\.(?:example|sample|template)$)(?:\.|$)/,
  /^\.(?:envrc|npmrc|pypirc|netrc|pgpass|htpasswd|git-credentials|dockercfg)$/,
  /^id_(?:rsa|dsa|ecdsa|ed25519)$/,
  /.\.(?:pem|key|p12|pfx|jks|keystore|kdbx|ppk)$/,
  /^(?:credentials|service-?account.*|client_secret.*|secrets?|local\.settings)\.json$/,
  /^(?:credentials|secrets?)\.(?:ya?ml|toml)$/,
];

/** Folders in which programs keep keys and passwords. */
const folder = /^\.(?:ssh|aws|azure|gnupg|kube)$/;

/**
 * Whether a file, or a folder of hidden files, has a name that programs give to keys, passwords,
 * and settings with them; in capitals or not.
 */
export function isSecret(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return folder.test(name) || names.some((one) => one.test(name));
}
