ce-pile = On the pile: { $card }
