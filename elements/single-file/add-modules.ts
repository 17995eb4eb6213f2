import {mainModule, type SingleFileData} from '../../src/publish/single-file/single-file-data.js';

/** The part of Trusted Types that is used here; some browsers have none of it. */
interface TrustedTypes {
  createPolicy(name: string, rules: typeof scripts): typeof scripts;
}

/** The document gets no other scripts than those of this file. */
const scripts = {createScript: (code: string): string => code};

/**
 * Gives a document modules by their specifiers, and runs the main one.
 *
 * @param nonce What the policy of the document allows scripts by.
 */
export function addModules(modules: SingleFileData['modules'], nonce: string): void {
  const {trustedTypes} = globalThis as {trustedTypes?: TrustedTypes};
  const policy = trustedTypes?.createPolicy('docs-site-file', scripts) ?? scripts;
  const imports = Object.entries(modules).map(([specifier, code]) => {
    const url = URL.createObjectURL(new Blob([code], {type: 'text/javascript'}));
    return [specifier, url] as const;
  });
  const map = JSON.stringify({imports: Object.fromEntries(imports)});
  addScript('importmap', policy.createScript(map), nonce);
  addScript('module', policy.createScript(`import ${JSON.stringify(mainModule)}`), nonce);
}

function addScript(type: string, text: string, nonce: string): void {
  const script = document.createElement('script');
  script.type = type;
  script.nonce = nonce;
  script.text = text;
  document.body.append(script);
}
