import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import App from './App.tsx';

createRoot(document.querySelector('#app') as Element).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
