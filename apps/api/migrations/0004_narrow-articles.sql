-- Rows stay small, so that finding the newest of many matches reads few pages: the words of the search and the sources
-- move out of the row.
ALTER TABLE "articles" SET (toast_tuple_target = 512);
