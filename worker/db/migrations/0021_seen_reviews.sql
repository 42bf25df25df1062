-- When a moderator first had an open review on the screen: suppliers read that it is being looked at. NULL: not yet, or from before this column.
ALTER TABLE reviews ADD COLUMN seen_at INTEGER;
