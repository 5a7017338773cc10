import { startServer } from './server.ts';

startServer(8080).on('listening', () => console.log('Waiting for players on port 8080'));
