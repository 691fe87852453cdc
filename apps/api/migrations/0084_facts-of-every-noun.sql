-- Facts to check again are those of every noun with sources: the subject names it.
UPDATE "reviews" SET "kind" = 'facts', "subject_id" = 'article:' || "subject_id" WHERE "kind" = 'article-facts';
