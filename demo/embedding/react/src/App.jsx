import {lazy, Suspense, useState} from 'react';
import {Link, Route, Switch, useLocation} from 'wouter';

// Loads the documentation when someone opens it, not with the application.
const Docs = lazy(() => import('./Docs.jsx'));

export function App() {
  const [location] = useLocation();
  const [mode, setMode] = useState('light');
  const other = mode === 'dark' ? 'light' : 'dark';
  return (
    <div className="app" data-mode={mode}>
      <header className="app-header">
        <Link href="/">Home</Link>
        <Link href="/docs">Docs</Link>
        <button type="button" onClick={() => setMode(other)}>
          {other === 'dark' ? 'Dark mode' : 'Light mode'}
        </button>
        <output>{location}</output>
      </header>
      <Suspense fallback={<p>Loading</p>}>
        <Switch>
          <Route path="/docs/*?">{({'*': path}) => <Docs path={path ?? ''} mode={mode} />}</Route>
          <Route>
            <main className="home">The home page of the application.</main>
          </Route>
        </Switch>
      </Suspense>
    </div>
  );
}
