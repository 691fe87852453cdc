-- Sources of every noun wait in one queue; so far only those of articles did.
UPDATE "reviews" SET "kind" = 'facts', "subject_id" = 'article:' || "subject_id" WHERE "kind" = 'article-facts';
