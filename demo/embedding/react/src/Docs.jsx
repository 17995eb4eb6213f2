import 'docs-site-element';
import {useLocation} from 'wouter';

const base = '/docs/';

/** The documentation at `/docs/`. The router of the application sets its URLs. */
export default function Docs({path, mode}) {
  const [, navigate] = useLocation();

  function follow(event) {
    const url = base + encodeURI(event.path) + (event.hash && `#${event.hash}`);
    // After the browser's back and forward buttons, and within a page, the URL is already right.
    if (new URL(url, location.href).pathname === location.pathname) return;
    event.preventDefault();
    navigate(url);
  }

  return (
    <docs-site
      src="/handbook/"
      assets="/docs-site/"
      router="history"
      base={base}
      path={path}
      mode={mode}
      isolated
      ondocs-navigate={follow}
    />
  );
}
