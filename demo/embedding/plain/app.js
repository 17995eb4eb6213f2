const app = document.querySelector('.app');
const button = document.querySelector('.app-header button');
const site = document.querySelector('docs-site');

// The application owns the color mode.
button.addEventListener('click', () => {
  const mode = site.mode === 'dark' ? 'light' : 'dark';
  app.dataset.mode = site.mode = mode;
  button.textContent = mode === 'dark' ? 'Light mode' : 'Dark mode';
});

// Listen to its events as to those of any other element.
site.addEventListener('docs-page-shown', ({title}) => {
  document.querySelector('.app-header output').textContent = title;
});
