import {characterEntities} from 'character-entities';
import {learnEntities} from './entities.js';

// Importing this module is what teaches all names that HTML has: nothing depends on when that is but what is shown.
learnEntities(Object.entries(characterEntities));
