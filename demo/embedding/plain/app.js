const app = document.querySelector('.app');
const button = document.querySelector('.app-header button');
const site = document.querySelector('docs-site');

// The application owns the color mode.
button.addEventListener('click', () => {
  const mode = site.mode === 'dark' ? 'light' : 'dark';
  app.dataset.mode = site.mode = mode;
  button.textContent = mode === 'dark' ? 'Light mode' : 'Dark mode';
});

// Events are the same as those of other elements.
site.addEventListener('docs-page-shown', ({title}) => {
  document.querySelector('.app-header output').textContent = title;
});
