-- At which pace a person gets notices over each channel, and when they want none (domain/notice-times.ts). JSON; '{}': as usual.
ALTER TABLE users ADD COLUMN notice_times TEXT NOT NULL DEFAULT '{}';
