-- What a user has not read yet about one thing, which every act on an order ends: found by the thing, and not among all that is unread.

create index user_notice_unread_of on user_notice (user_id, ref_id) where read_at is null;
