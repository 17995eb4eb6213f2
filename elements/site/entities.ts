/** The characters of all entities that HTML names, for the few pages with rare ones. */
export {characterEntities as entityNames} from 'character-entities';
