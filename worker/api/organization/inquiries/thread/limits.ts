/** Messages of one thread in an hour, by whatever channel they come: neither side can flood the other. */
export const OF_THREAD = { name: 'messages of a thread', most: 120, seconds: 3600 }
