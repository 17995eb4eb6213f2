import {createApp} from 'vue';
import {createRouter, createWebHistory} from 'vue-router';
import App from './App.vue';
import Home from './Home.vue';
import '../../host.css';

const router = createRouter({
  history: createWebHistory(),
  routes: [
    {path: '/', component: Home},
    // Loads the documentation when someone opens it, not with the application.
    {path: '/docs/:path(.*)?', component: () => import('./Docs.vue'), props: true},
  ],
});

createApp(App).use(router).mount('#app');
