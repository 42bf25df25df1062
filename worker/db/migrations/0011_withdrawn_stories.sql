-- A withdrawn story: in no list, and its URL responds 410. NULL: published, or scheduled for its day.
ALTER TABLE stories ADD COLUMN withdrawn_at INTEGER;

DROP INDEX stories_published;
CREATE INDEX stories_out ON stories (published_at, num) WHERE withdrawn_at IS NULL;

CREATE TRIGGER stories_withdrawn AFTER UPDATE OF withdrawn_at ON stories
BEGIN
  DELETE FROM tag_stories WHERE published_at = old.published_at AND story = new.num
    AND tag IN (SELECT tag FROM story_tags WHERE story = new.num);
  INSERT INTO tag_stories (tag, published_at, story)
  SELECT tag, new.published_at, new.num FROM story_tags WHERE story = new.num AND new.withdrawn_at IS NULL;
END;

DROP TRIGGER story_tags_added;
CREATE TRIGGER story_tags_added AFTER INSERT ON story_tags
BEGIN
  INSERT OR REPLACE INTO tag_stories (tag, published_at, story)
  SELECT new.tag, published_at, num FROM stories WHERE num = new.story AND withdrawn_at IS NULL;
END;
