import type {IncomingMessage, ServerResponse} from 'node:http';

/** Sees a request before files; resolves to whether it has answered. */
export type Intercept = (
  path: string,
  response: ServerResponse,
  request: IncomingMessage,
) => unknown;

/** A server that listens. */
export interface SiteServer {
  readonly url: string;
  readonly port: number;
  readonly reload: (paths: readonly string[]) => void;
  readonly tellProblems: (diagnostics: readonly object[]) => void;
  readonly close: () => Promise<void>;
}

/** Serves a site with the bundle beside it. */
export function serveSite(options: {
  readonly site: string;
  readonly dist: string;
  readonly port?: number | undefined;
  readonly host?: string | undefined;
  readonly allowed?: readonly string[] | undefined;
  readonly isBuilt?: boolean | undefined;
  readonly isChecked?: boolean;
  readonly isPrivate: (path: string) => boolean;
  readonly isLeftOut?: (path: string) => Promise<boolean>;
  readonly intercept?: Intercept | undefined;
}): Promise<SiteServer>;
