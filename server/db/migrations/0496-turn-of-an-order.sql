-- Whose turn an order is, and until when, as `turnOf` and `waitingOf` of the contract say it: lists and counts ask it of many rows.
-- tests/server/area/turn.test.ts compares the two over every state, request and decision.

-- An open request is answered before anything else; a request for a part ends with the order's own deadline.
create function order_asked_by(o trade_order, now bigint) returns text language plpgsql stable as $$ begin return case
    when o.state not in ('paid', 'delivered') then null
    when o.cancel_ask_until > now then o.cancel_ask_by
    when least(o.part_ask_until, o.deadline_at) > now then o.part_ask_by
  end;
end $$;

create function order_is_turn(o trade_order, side text, now bigint) returns boolean language plpgsql stable as $$ begin return case o.state
    when 'unpaid' then side = 'buyer'
    when 'paid' then side <> coalesce(order_asked_by(o, now), 'buyer')
    when 'delivered' then side <> coalesce(order_asked_by(o, now), 'seller')
    when 'dispute' then exists (
      select from dispute d where d.order_id = o.order_id and d.ended_at is null and d.state = 'decided'
        and (select case side when 'buyer' then r.buyer_accepted_at else r.seller_accepted_at end
          from dispute_ruling r where r.dispute_id = d.dispute_id order by r.ruling_id desc limit 1) is null)
    else false
  end;
end $$;

create function order_turn_until(o trade_order, now bigint) returns bigint language plpgsql stable as $$ begin return case
    when order_asked_by(o, now) is null then o.deadline_at
    when o.cancel_ask_until > now then least(o.cancel_ask_until, o.deadline_at)
    else least(o.part_ask_until, o.deadline_at)
  end;
end $$;
