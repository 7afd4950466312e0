export { entry as carcassonne } from './carcassonne/entry.ts';
